/**
 * The most common passwords of published leaks, listed by us. In lower case; digits and signs at either end and common
 * digit substitutions are removed before the lookup.
 */
const words = `
password passwort passw0rd passwd pass passes passpass passphrase password1 password12 password123 password1234
123456 1234567 12345678 123456789 1234567890 0123456789 12345 1234 123123 123123123 123321 654321 87654321 987654321
9876543210 112233 11223344 1122334455 121212 131313 123654 147258 147258369 159357 159753 159951 741852 741852963
789456 789456123 963852741 852456 456123 321321 456456 789789 696969 777777 888888 999999 666666 555555 444444 333333
222222 111111 000000 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc qazwsx qazwsxedc zaq12wsx zaq1xsw2 qwe123
q1w2e3r4 q1w2e3r4t5 qwerty qwertyu qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwertz qwertzuiop
azerty azertyuiop asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl asdasd asdqwe qweasd qweasdzxc qweqwe zxcvb zxcvbn
zxcvbnm zxcasdqwe poiuytrewq lkjhgfdsa mnbvcxz abc abcd abcde abcdef abcdefg abcdefgh abcdefghi abc123 abcd1234 a1b2c3
a1b2c3d4 aa123456 a123456 a12345678 aaa111 qq123456 q123456 x123456 admin administrator adminadmin admin123 root toor
rootroot user username guest guestguest test tester testing testtest test123 test1234 demo demodemo default login
loginlogin logmein letmein letmein1 letmeinnow welcome welcome1 welcome123 willkommen bienvenue bienvenido benvenuto
changeme changeit changethis change newpassword mypassword ourpassword yourpassword thepassword nopassword secret
secrets topsecret verysecret secretword geheim geheimnis contrasena contraseña motdepasse senha senha123 parola parole
heslo haslo hasło salasana wachtwoord losenord lösenord adgangskode passord salasana1 sifre şifre parool jelszo jelszó
lozinka master mastermaster masterkey superman superuser supervisor super supersecret superstar superhero batman robin
spiderman ironman hulk thor captain avengers wolverine deadpool joker gotham wonderwoman catwoman starwars startrek
skywalker yoda darthvader vader jedi kenobi chewbacca stormtrooper r2d2 c3po matrix neo trinity morpheus gandalf frodo
bilbo sauron hobbit aragorn legolas mordor harrypotter hogwarts gryffindor slytherin ravenclaw hufflepuff hermione
voldemort dumbledore potter pokemon pikachu charizard naruto sasuke sakura kakashi dragonball goku vegeta sonic mario
luigi zelda link nintendo playstation xbox xbox360 gamer gaming game games minecraft fortnite roblox creeper counter
counterstrike warcraft worldofwarcraft starcraft diablo halo callofduty blackops overwatch league leagueoflegends dota
steam twitch zombie zombies killer killers hunter hunters sniper soldier warrior warriors knight knights ninja samurai
pirate pirates viking vikings wizard wizards witch dragon dragons dragonfly phoenix unicorn unicorns monster monsters
vampire werewolf angel angels devil demon heaven hell lucifer satan jesus jesus1 jesuschrist christ god godisgood
iloveyou iloveyou1 iloveyou2 iloveu ilovegod ilovejesus ilovemom ilovemyself iloveyousomuch iloveme loveyou loveme lover
lovers lovely love lovelove lovelife trueloves truelove firstlove myself mylove mybaby baby babygirl babyboy babyblue
babycakes babe babes honey honeybee sugar sweet sweetie sweetheart sweetpea sweetness cutie cutiepie cupcake princess
princesa prinzessin queen king kingkong prince princes darling dearest beautiful pretty prettygirl gorgeous hottie sexy
sexybabe sexygirl hello hello1 hello123 hellohello hellokitty hallo hallo123 hola bonjour salut ciao ciaociao goodbye
goodluck goodday goodmorning goodnight whatever nothing something anything everything someone anyone nobody everyone
forever always never neverland together friends friend bestfriend bestfriends friendship family families mother father
mom mommy mama mamma papa daddy dad sister brother brothers sisters grandma grandpa husband wife children child boyfriend
girlfriend girl girls boy boys lady ladies gentleman kitty kitten kittens kittycat cat cats meow puppy puppies doggy dog
dogs doggie bigdog hotdog bulldog bulldogs snoopy garfield scooby scoobydoo mickey mickeymouse minnie donald donaldduck
goofy pluto bambi simba nala mufasa lionking tigger winnie winniethepooh eeyore piglet shrek fiona nemo dory elsa
frozen barbie tinkerbell cinderella ariel mermaid rapunzel snowwhite spongebob patrick squidward simpsons homer bart
lisa marge flintstone yogi popeye tweety sylvester bugsbunny bunny rabbit rabbits monkey monkeys monkey1 monkey123 gorilla
tiger tigers lion lions panther panthers leopard jaguar jaguars cheetah wolf wolves wolfpack bear bears teddybear teddy
panda pandas koala elephant elephants giraffe zebra horse horses pony ponies mustang mustangs stallion eagle eagles
falcon falcons hawk hawks raven ravens owl parrot penguin penguins dolphin dolphins shark sharks whale fish fishing
fisherman goldfish turtle turtles frog froggy snake snakes cobra viper python spider scorpion butterfly butterflies
ladybug bumblebee flower flowers rose roses daisy daisies lily lilies tulip orchid jasmine violet sunflower blossom
garden sunshine sunshine1 sunny sunnyday sunset sunrise sun moon moonlight moonshine star stars stardust starlight
rainbow rainbows thunder lightning storm stormy rain raining snow snowball snowflake snowman winter spring summer summer1
summertime autumn fall january february march april june july august september october november december monday tuesday
wednesday thursday friday saturday sunday today tomorrow yesterday birthday happybirthday christmas merrychristmas
halloween easter valentine newyear holiday holidays vacation weekend party partytime freedom liberty peace peaceful
happy happyday happiness smile smiley smiles laughing funny crazy crazygirl cool coolguy coolcat awesome amazing
fantastic perfect excellent wonderful brilliant genius smart lucky luckyme lucky7 lucky13 magic magical mystery miracle
destiny faith hope dream dreamer dreams dreaming believe blessed blessing grace gracie spirit soul heart hearts
heartbreak brokenheart broken lonely sad sadness angry hate hateyou ihateyou fuck fuckyou fuckoff fucker fuckme shit
bullshit asshole bitch bitches bastard dick pussy cock whore slut horny naughty porn sex sexsex sexual hardcore pornstar
beer whiskey vodka tequila wine drunk alcohol coffee cookie cookies chocolate candy candies icecream vanilla strawberry
cherry cherries banana bananas apple apples orange oranges lemon lemons peach peaches pumpkin potato tomato pepper
peppers pickle pickles peanut peanuts butter cheese cheesecake bacon burger pizza pizzahut taco tacos spaghetti pasta
chicken turkey steak sandwich popcorn muffin muffins pancake waffle waffles marshmallow jellybean ginger garlic onion
food foodie cooking cook chef kitchen recipe recipes dinner breakfast lunch supper plateful meal mealplan mealplanner
football football1 soccer basketball baseball baseball1 softball hockey tennis golf golfer golfing volleyball rugby
cricket swimming swimmer swim running runner run skate skater skateboard skating surfer surfing snowboard skiing wrestling
boxing karate judo yoga fitness gym muscle champion champions winner winners victory trophy legend legends allstar
yankees redsox dodgers giants cowboys cowboy steelers packers patriots broncos raiders saints dolphin1 lakers celtics
bulls heat warriors1 knicks spurs rangers islanders canucks bruins chelsea arsenal liverpool manchester manutd united
manchesterunited tottenham everton barcelona realmadrid madrid juventus milan acmilan inter bayern bayernmunich dortmund
schalke hamburg werder borussia ajax feyenoord benfica sporting porto celtic rangers1 galatasaray fenerbahce besiktas
ronaldo messi beckham neymar zidane maradona jordan jordan23 michaeljordan kobe kobe24 lebron shaq tiger1 federer nadal
ferrari porsche mercedes bmw audi volkswagen toyota honda nissan yamaha suzuki kawasaki harley harleydavidson ducati
corvette camaro chevy chevrolet ford dodge lamborghini maserati bugatti subaru mazda volvo jeep truck trucker racing
racer nascar speed speedy turbo rocket rockets computer computers internet network server windows microsoft apple1
macintosh google facebook youtube instagram whatsapp twitter linkedin myspace yahoo hotmail gmail email amazon netflix
samsung nokia iphone android system hacker hacking hackers security access access14 control cheese1 trustno1 trustnoone
trustme nothing1 iamgod whoami ncc1701 thx1138 ou812 bond007 james007 agent007 jamesbond 007007 rush2112 blink182
metallica slipknot nirvana greenday linkinpark eminem beatles rollingstones pinkfloyd ledzeppelin acdc ironmaiden
slayer megadeth guitar guitars drummer drums piano violin music musica musical singer singing rock rocknroll rockstar
rockandroll rockon metal heavymetal punk punkrock hiphop rapper jazz blues techno dance dancer dancing ballet elvis
elvispresley madonna britney shakira beyonce rihanna bobmarley marley bieber justinbieber taylorswift onedirection
bts blackpink hendrix lennon johnlennon bowie prince1 michaeljackson jackson tupac 2pac biggie snoopdogg
michael michelle matthew jennifer jessica ashley amanda daniel danielle nicole andrew anthony joshua christopher
christian christine christina thomas robert william richard charles charlie charlie1 joseph david james john johnny
george georgia steven stephen stephanie edward brian brandon brandy kevin justin jason jeffrey ryan eric erica
jonathan nathan nicholas samantha sarah sara rachel rebecca melissa elizabeth elisabeth patricia barbara susan margaret
maggie dorothy karen nancy betty helen sandra donna carol ruth sharon laura lauren linda kimberly deborah angela anna
annie anne andrea andreas alexander alexandra alexandre alejandro alex alexis sabrina vanessa veronica victoria victor
vincent valentina natalie natasha nadine sophie sophia olivia emma emily isabella isabelle amelia charlotte chloe
hannah abigail madison mackenzie brittany courtney taylor tyler zachary cameron austin dakota dallas denver houston
phoenix1 chicago boston brooklyn newyork newyorkcity london paris berlin hamburg1 munich muenchen münchen vienna wien
zurich madrid1 lisbon roma rome milano napoli tokyo sydney melbourne toronto montreal vancouver california texas florida
hawaii alaska arizona nevada georgia1 virginia carolina america american usa england scotland ireland wales britain
germany deutschland france italia italy espana españa spain portugal brasil brazil mexico argentina colombia canada
australia india china japan russia poland polska turkey1 israel africa europe pakistan philippines indonesia
juliana juliet julia julian julie julien marina marie maria mariana marlboro martin martina marcus mark marco mario1
max maximus maxwell maximilian moritz lukas lucas luca leon felix paul paula peter petra stefan stefanie sebastian
tobias florian fabian dominik dominic patricia1 patrick1 pascal oliver oscar otto otto123 hans heinz klaus jürgen juergen
wolfgang gabriel gabriela gabriella rafael raphael samuel simon simone silvia sylvia teresa theresa tim timothy tina tom
tommy toby bella bailey buddy buster cooper coco daisy1 duke ginger1 harley1 jack jackie jake lola loki lucy luna molly
oreo peaches1 pepper1 prince2 princess1 rex rocky roxy ruby sadie sam sammy samson sasha shadow shadow1 sheba smokey
sparky spike sophie1 tasha tank tinker toto trixie whiskers ziggy zeus zoe apollo athena hercules poseidon venus mars
jupiter saturn neptune uranus mercury galaxy universe cosmos earth planet world worldpeace ocean river lake mountain
mountains forest island beach beaches paradise desert valley canyon diamond diamonds emerald sapphire crystal pearl
gold golden silver bronze platinum copper iron steel black white red blue green yellow purple pink brown grey gray
orange1 blackcat blackjack blackberry blackbird whitetiger bluebird bluesky blue123 redhead redrose redneck greenbay
purplerain pinkpanther money moneymoney money123 dollar dollars rich richie million millionaire cash business boss
bigboss bigdaddy bigboy bigman biggie1 bighead manager office company student school college university teacher doctor
nurse police fireman firefighter marine marines army navy airforce soldier1 pilot flying airplane helicopter freedom1
trouble danger dangerous maverick iceman goose topgun terminator predator rambo robocop godzilla kingkong1 jurassic
titanic casablanca scarface godfather gladiator spartan spartacus sparta achilles hector alexander1 napoleon caesar
cleopatra einstein newton darwin mozart beethoven picasso shakespeare romeo romeo1 hamlet othello dante sherlock watson
nevermind remember rememberme forget forgetme forgetful dontforget getout letmeout openup opensesame sesame abracadabra
hocuspocus knockknock ladygaga lollipop lollypop bubbles bubblegum bubba peekaboo pumpkin1 pookie pooh poohbear snickers
snuggles skittles twinkle tinker1 wonderland alice aliceinwonderland alison alicia allison aaliyah adriana adrian
agnieszka aleksandra bartek kasia krzysztof magda marcin mateusz michal monika natalia ola pawel piotr tomasz zuzia
carlos carmen catarina claudia diego eduardo esperanza fernanda fernando francisco guadalupe jose juan leticia lorena
luis manuel miguel pablo pedro ricardo rodrigo rosario santiago santos tequiero teamo teamomucho mivida miamor corazon
estrella mariposa chocolate1 bonita hermosa camille chouchou doudou loulou soleil amour jetaime monamour marseille
nicolas pierre francois antoine schatz schatzi liebe ichliebedich sonnenschein sommer fussball hallo1 hallohallo
schmetterling internet1 qwert asdfasdf zxczxc asd123 zxc123 qaz123 wsxedc edcrfv rfvtgb poiuyt lkjhgf mnbvcx plokij okmijn
`;

export const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
