/**
 * Words of recipes that lists of common English lack: cooking terms, tools, places, and names of dishes. None names a
 * food, not even those that resemble one ("saute", "poule"). In lookup form, separated by spaces.
 */
export const kitchenWords = `
airfryer ajillo alla allamatriciana andalusia andalusian approx arab arent argentinian armenian azerbaijani bain
balinese balsamicky basta bhuna bistro blistered blowtorch bordelaise bouchon braises brava brighten browning
bulgarian bunless buttercup cacciatora cacio cairo california cantonese caramelise caramelising caramelize caramelizing caribe
castagnole chachouka charcutiere cheesecloth chilla chinoi cling clingfilm clumpy cobb colander comforting cookbook
cooktop cookware couldnt countertop coverture creole criss croatian crockpot crossways crosswise crostata crumbling
crunchier crunchiness crustless damascan defrost deglaze deglazing delhi delicatessen dente deseed devein diablo
diavola didnt diner doesnt dominican doneness dont durango dutch electrolyte esquite ethiopian eyeball fahrenheit
fasolada finnish flamande flambe fleck flemish flipping flourless fluffier foamy foil foodie foolproof fragrance
freezable frenched frizzled frond froth frothy fudgy fuss fussy galician gallega gamja gangwon gingery grandmother
grassy grate greaseproof griddle griddled grostoli gujarat gukbap hainanese hakka handheld hanoi hassle heatproof
hellfire hob horno imo instant instapot isnt ive jamaican jansson jeon jeonju jo jorim julienne julienned kcal
kensington khaman kibby kilner kluai knead korv kuku ladleful lao larb lengthway lengthwise lenten levantine lidded
lilit limey lombard loosening lyonnaise macedonia macerate malaysia mandolin mandoline maque martha mashu mason mekong
melty meze microplane microwavable midweek mousseron mug mulling mumbai mustardy nashville neapolitan nibble nicoise
nonstick normandy oaty oaxaca okonomi oven ovenproof overcook overcrowd overlap overmix overnight overpowering pajeon
paleo pan paper parboil parchment parcook parsi peppermill peppery pere peshawari pipery plov poach poule pourable
powdery preheat prepped prick primavera provencal provence punjab punjabi quanto quebec quenelle rack ramekin ratte
raver redden reduce refrigerate reheat rehydrate render roasty rolling rossi saigon saltand saltiness santorini
saucepan saucier saute sauteed savoriness scandinavian score scouse sear seville sevillian shakshouka shouldnt sichuan
sift simmering skillet skim sliver smoky snappier soften spatchcock spatula springform sprinkling squidge steller
stemless stir stockpot stovetop strain stroganov sunday sweetness tagliata taverna tbsp teaspoonful teensy tenderise
tenderize tetrazzini thailand thermometer thicken thinly thirsty thumbnail tinola toastier toothpick torrija tossing
tray traybake truss tuesday tupperware tuscan ukrainian umami uncovered underdone unmold unmould valencia valencian
vegetal venetian vietnam visible warmth wasnt weeknight whip whisk wilting wok wont wouldnt wring youd youll youre
yucatan zest zester zesty zingy ziploc zippy zurich tartine min mins hr hrs sec secs cm mm tbsps tsps lbs pcs
rome romana balkan chien marseille palermo campania crete malta iran tripoli porto malaga hamhung gwangjang charro navarin
cocotte bagnat pazza bifteki mollete gambari fideua katsudon agedashi tteokgalbi winemaker gandia rioja moorish kakavia psari
tigania montadito lemonato polpette gougere oignon shirazi tamil nadu kata jaew mai balila bigilla kapunata harra daqqa ngheu
guksu naengmyeon semolino hawaii naple granada galicia asturia madrid genoa bologna sicily tuscany bavaria berlin lima
jakarta manila seoul busan tokyo osaka kyoto beijing lahore goa kerala bengal beirut tehran isfahan
baghdad damascus aleppo jerusalem ankara izmir budapest transylvania tbilisi warsaw krakow stockholm helsinki oslo
breastbone bendy maritozzi tlacoyo caramelizes slantwise stretchy crosshatch vinagrete spoonable sourness mugful etc homogenous viscosity viscous
dehydrator pyrex tinfoil tajine workbowl tagine hotplate collander autolyze autolyse cohesive crystalize crystallize spongey america thermomix
vitamix nutribullet kitchenaid creuset silpat silicone maillard bundt rewarm resealable squashable rince wisk whithout sautee
refry crispness hydrate anymore dishcloth teatowel hasnt youve wouldve theyre theyll itll weve havent
hadnt werent mustnt overproof underproof preheated proofing bannetons banneton blender processor grinder spiralizer spiralize
ricer strainer steamer smoker rotisserie kamado weber traeger blackstone foodprocessor kadai
tawa donabe comal molcajete chinois tamis bamix stickblender flouret flourette solidify solidifie albedo deseeder destone
jiggly wobbly jiggle wobble fluffy crusty chewy crumbly gooey sticky shaggy soupy gloopy gluey
pasty dusty runny watery oily greasy syrupy jammy caramelly browny lukewarm piping scalding smidge smidgen
smidgeon bento donburi tataki dollop glug splosh slug knob nub lashings schmear swoosh
`;
