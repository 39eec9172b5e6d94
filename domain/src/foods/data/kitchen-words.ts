/**
 * Words of recipes that lists of common English lack: cooking terms, tools, places, and names of dishes. None names a
 * food, not even those that resemble one ("saute", "poule"). In lookup form, separated by spaces.
 */
export const kitchenWords = `
tagalog ilocano cebuano visayan galician hokkien hakka teochew yoruba igbo hausa amharic farsi urdu gujarati marathi
tahdig agedashi airfry airfryer ajillo albedo aleppo alla allamatriciana america andalusia andalusian ankara antioxidant
anymore approx arab arent argentinian armenian asturia autolyse autolyze azerbaijani baghdad bagnat bain balila
balinese balkan brodo brouille brouilles sadam saadam balsamicky bamix banneton bannetons basta bavaria beijing beirut benchtop bendy bengal bento berlin
bhuna bhunao bhuno bifteki bigilla bistro blackstone blender blistered blowtorch bologna bordelaise bouchon braises
brava breadbasket breastbone breville brighten browning browny budapest bulgarian bundt bunless busan buttercup
cacciatora cacio cairo california campania canner cantonese caramelise caramelising caramelize caramelizes
caramelizing caramelly caribe castagnole chachouka charcutiere charro chaunk checkerboard cheesecloth chewy chien
chilla chinoi chinois cleanup cling clingfilm clumpy cm cobb cocotte cohesive colander collander comal comforting
cookbook cooktop cookware cornucopia couldnt countertop coverture creole crete creuset crispness criss croatian
crockpot crosshatch crossways crosswise crostata crumbling crumbly crunchier crunchiness crustless crusty crystalize
crystallize cutout damascan damascus dampen daqqa defrost degchi deglaze deglazing dehydrator delhi delicatessen
dente deseed deseeder destone devein diablo diavola didnt diner dishcloth doesnt dollop dominican donabe donburi
doneness dont durango dusty dutch electrolyte elixir esquite etc ethiopian eyeball fahrenheit fakeaway fasolada
fideua finnish fishmonger fizzle flamande flambe flameproof flavorful fleck flemish flipping flouret flourette
flourless flowerpot fluffier fluffy foamy foil foodie foodprocessor foolproof fragrance freezable frenched frizzled
frond froth frothy fudgy fuss fussy galicia galician gallega gambari gamja gandia gangwon genoa gingery gloopy gluey
glug goa gooey gougere granada grandmother grassy grate greaseproof greasy greengrocer griddle griddled grinder
grostoli gujarat gukbap guksu gwangjang hadnt hainanese hakka hamhung handheld hanoi hardshell harra hasnt hassle
havent hawaii heatproof hellfire helsinki hob homogenous horno hotplate hr hrs hydrate imo instant instapot iran
isfahan isnt itll ive izmir jaew jakarta jamaican jammy jansson jeon jeonju jerusalem jiggle jiggly jo jorim
julienne julienned kadai kadhai kakavia kamado kapunata kata katsudon kcal kensington kerala khaman kibby kilner
kitchenaid kluai knead knob korv krakow kuku kyoto ladleful lahore lao larb lashings lbs lemonato lengthway
lengthwise lenten levantine lidded lilit lima limey lombard loosening lukewarm lyonnaise macedonia macerate madrid
mai maillard malaga malaysia malta mandolin mandoline manila maque maritozzi marseille martha mashu mason mediumhigh
mediumlow mekong melty meze microplane microwavable microwaveable midweek min mins mm molcajete mollete montadito
moorish mousseron mug mugful mulling mumbai mustardy mustnt nadu naengmyeon naple nashville navarin neapolitan ngheu
nibble nicoise nonstick normandy nub nutribullet oaty oaxaca oignon oily okonomi oozy osaka oslo oven ovenproof
overcook overcrowd overlap overmix overnight overpowering overproof pajeon paleo palermo pan paper parboil parchment
parcook parsi pasty patila pazza pcs peppermill peppery pere peshawari pillowy pinwheel pipery piping plov poach
polpette porto poule pourable powdery preheat preheated prepped prick primavera processor proofing provencal
provence psari punjab punjabi pyrex quanto quebec quenelle rack ramekin ratte raver redden reduce refrigerate refry
reheat rehydrate render resealable rewarm ricer rimless rimmed rince rioja roasty rolling rollup romana rome rossi
rotisserie runny saigon saltand saltiness santorini sauceboat saucepan saucepot saucier saucy saute sautee sauteed
savoriness scalding scandinavian schmear score scouse sealable sear sec secs semolino seoul seville sevillian shaggy
shakshouka sheetpan shirazi shouldnt sichuan sicily sift silicone silpat simmering skillet skim slantwise sliver
slug slurry slushy smidge smidgen smidgeon smoker smoky snappier soften solidifie solidify soupy sourness sous
spatchcock spatula spillover spiralize spiralized spiralizer splatter splattering splosh spongey spoonable
springform sprinkling squashable squidge steamer steller stemless stickblender sticky stir stockholm stockpot
stovetop strain strainer stretchy stroganov sunday sweetness swoosh syrupy tagine tagliata tajine tamil tamis
tartine tataki tava taverna tawa tbilisi tbsp tbsps teaspoonful teatowel teensy tehran tenderise tenderize
tetrazzini thailand thermometer thermomix theyll theyre thicken thinly thirsty thumbnail tigania tinfoil tinola
tlacoyo toastier tokyo toothpick topper torrija tossing traeger transylvania tray traybake tripoli truss tsps
tteokgalbi tuesday tupperware tuscan tuscany ukrainian umami uncovered underdone underproof unmold unmould valencia
valencian vegetal venetian vide vietnam vinagrete viscosity viscous visible vitamix warmth warsaw wasnt watery weber
weeknight werent weve whip whisk whithout wilting winemaker wisk wobble wobbly wok wont workbowl workspace worktop
wouldnt wouldve wring youd youll youre youve yucatan zest zester zesty zingy ziploc ziplock zippy ziptop zurich
baveuse karahi kadhai wok-hei nonna mamaw teta temper tempered tempering tadka
assado bakar palermitana arayes luc lac kratha teahouse teahouses
abuela abuelo afiyet all'onda allora allumette ammachi appachatti appetit appetito asador baghar bainmarie batonnet
belan bhabhi bhaiya biji bratt brunoise budare buon caldero cartouche cazo cazuela cezve chakla chatti chechi chetta
chiffonade chorrito chorro chulha ciao ciseler comadre commis concasse cuchara dadi didi ecco emince eomma gastro
gueridon guten habibi halmoni handi ibrik itadakimasu katori macedoine mahlzeit mangia marmiton matka mattarello mausi
metate nani nonni nonno olla olsun oma onda onkel paati pacojet padella paila papi papillote parisienne parrilla patti
paysanne pentola pizca plancha plongeur provecho punado raccomando robotcoupe rondeau rondelle salamander sarten
sauteuse sautoir schmatz senora setaccio sigri smacznego smakelijk spianatoia suegra tante tegame thali thalippu
tiffin tonton tourne umma uruli voila yalla zia zio
`;
