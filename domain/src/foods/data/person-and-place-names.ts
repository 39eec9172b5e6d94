/**
 * First names and cities that are one or two typos away from the name of a food, in lower case without accents, separated
 * by spaces. Not listed are names in which cooks misspell a food: "Cesar dressing", "Maggie cubes", "faro".
 */
export const personAndPlaceNames = `
aba ababa abbas abbie abby aberdeen abraham abrielle abruzzo adalia adaline adam addie adelina adrian agnes aida aidan
ailsa aitana akashi aksu albacete alban albane albin aldama alden alen alena alfonso alice alicia aliya almeria
alondra alta alton amanda amara amari amaris amaury ambrine amel aminata anaelle anahi anais anamaria angela anika
anjali anna annette ansan anson anthony aomori apollo arabelle aral aran archie arequipa ariella arielle arles arsene
asad asha asher athena atsugi austen avaline avalon aven avia axelle ayaan ayana ayla ayman bab babs bahir bali
bamenda bangui banja baoding barbara barbie barinas barnaul barreiras barrie barris barron barry bart barueri batam
bator baxter baylee bellatrix benita benito berbera bernardino biala bida binan blain blida bonita boris braden brady
braeden bram brampton brandon braunschweig braxton brayan breda brian briana briella briley brisa bronson bruno bryan
bryant bucheon burt cabello cadby cadiz cael caelan cagliari cailin caitlan caitlin caitlyn calabar calabria calavi
caleb calgary calhoun cali callan callao camacari camelia cameron camil camilla campos camron camryn candace canoas
capiata capucine caracas carina caris carla carlene carley carmel carmela carole carolyn cascavel casey cason casper
cassie catania catlin catrina cayla celina celine chalco changchun changji changsha changwon changzhi chantal
chantelle charis charla charles charline charmaine cheng chengde chengdu chennai chesney chiang chiapas chiara chiba
chimbote chiniot chintu chita chlef chris ciampea cikupa cindy clair claude clelia clifton colette colonia comilla
conan conner contreras coquimbo coraline corbin cordoba corey corina cormac coro corsica coruna cotia cristina croydon
cusco cyrielle daina dalian daliang dallas daloa damaris damian damon danica danika dante daqing darian dasia davida
debrecen delia delina delmas donghai dongling donu doreen dourados dulcie eamon elana elche elina eline elisa elise
elisha elmer elora elva emer emet emilia emmerson emmett erine erwan estelle etta fantine farid fasher fernanda fidel
fion firenze flanders flatbush flavien flore fora fran francoise franklin freddie freddy frisco gabriele gaelle galen
gaoping garoua geneina geneva geneve genova gerard gerry gianluca gigi gilbert gillian gina ginnie ginny giselle
gondar gracie grady guinardo guli gunnar habana hakata halle hamburgo hamza hanna hansen harare hargeysa harlan harley
harper hawa hayley helga helina hendrik hendrix hera hermine herne hilda hirakata horlivka howard huainan ilana imani
imen immy inaya indore inga ipatinga irene isha ivana jackson jadon jaida jalisco jambi james jamison janeiro janna
jarrett jason javon jaxon jaxson jayla jayson jennette jhang jining jiujiang kahina kaiden kailey kaina kalea kalia
kaluga kamala kampala kampung kanazawa kara karbala karen kari karina karla kashgar kassala kassel kassie kasugai
kasur katara kate katia katya kawasaki kayla kayle kayley kayseri keara kediri keelung keenan kelli kendrick kenny
kerry khamis kharj kian kiana kiara kiki kimhae kimmy kiran klara kochi kolkata koln kosti kotli kottayam kousseri
krakow kret krish kulti kurt kurtis kushiro kutaisi kylen kyra kyran labuan lachlan lages lagoas lagos lamia lampung
lana landon laredo larry larsson laurie layana layne lazio leland leni leo leona leven lexington lianne liguria lila
lilas lilia lille lilya lindy lipa lisboa lison lobito lome lora lotta lotte loum luanda lubin lucknow lusaka lutsk
mabel macapa machala machida macoris maddie maddy madelyn madero madison madurai madyson maeline magda mahmoud maia
maina maire maite makati malak malakai malakal malia malinda malley mallory mandy manel manon mantova mantua manuel
manuela marceau marcela marcella marcelle marcia marco marcos mardan margaret margaux margo margret mariah mariam
marian mariana mariela marik maringa mario marion marisa marisol markham marla marlee marlena marlene marley marlon
maroua marshall marta marti marty marvin marwa marwan marwane maryam masina matamoros mateo mateos mathias mathys
matias matilda matola matsue matthias mattia maura maybell mayron mazatlan mazie medani melina melinda merida merlin
michela michoacan mika mila milano milla minnie mirabel miranda miriam mirko mitch mito moises monika monteria morato
morelos moses moussa muhammad munchen munich muriel mutare nabil nacala nada naelle nagasaki nampula nanchang nanchong
nanjing nantong napoli narela natalia natan natasha nathan ndola newport ninon nishi nishka noella noelle nogales
noreen nuevo nurnberg nyala oaxaca oliver ollie olly ongole orangun orsk oruro ostrava oviedo padova palmer paloma
pandora paola paramaribo parana pardo passo paula pavlodar perrine perth pessoa petar phil phyllis picardy pilar
pintana pisa portia portland posadas pozzuoli praga praha praia pristina prizren puebla puglia qianjiang quinlan quinn
quinton quito rabat rabia racha rahma raina ramadi rameel ramon randi rania rashan rayna regina reina renata rennes
ricardo richard richards rita rochelle rodolfo rogelio rohini rolanda romagna romane romeo romy rosario rosella rubin
russell ryder sabina sabine safia safiya sahara sakai sakina salem salerno salinas salma salome salta samara sambhal
samia samin samson samut sanaa sandeep sandra sandro sania santana santino sapele sarah sardegna sardinia sarina
sariya satna saugor scottie scotty seamus seattle selah selina selma selyan serang sevan sevilla shaina shane sheena
shelton sherine sherman shiloh shira shivaji shivani shiyan sicilia sidney sidon singa sirine sirsa sittwe sixtine
sokoto solene soline sondra soren soumaya sousse starla subang suez sungai sunggal susan sutton suzie syrine tabitha
tagil tahlia taina tainan takasaki takoradi talia talitha taliyah tallinn tamera tamika tamra tanga tanggu tanika
taranto tarhuna tarquin tatiana tawana temara tenille teresa terrance terrence tessa thika tieling timmy tina tirana
tobias tommie tommy tomsk toni tonia torino toronto torreon trapani trent trina tucson tula tulsa tulua tyrone varna
veneto venezia vernon vince wallace wallis warri wien wilbert winnie xander xerxes yara zack zakia zaria zarqa zebulon
zelina zhanjiang zinder
`;
