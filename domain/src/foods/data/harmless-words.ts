/**
 * Words next to the name of a prepared food ("milk", "oil", "bread") that say nothing about its ingredients: taste,
 * look, origin, storage, sale and praise. In lookup form, separated by spaces. Words that could name a plant, an animal
 * or a brand with other ingredients are not listed: "tiger milk", "walnut oil", "Silk milk".
 */
export const harmlessWords = `
abv acidic active aged airy alaskan aldi alkaline all amber america american andalusian aop applewood arabic
argentinian aromatic arthur asda asian atlantic australia australian austria austrian authentic available average
barilla barn basic batch bavarian belgian belgioioso belgium berio bertolli bio bitter black blonde boil bold borden
bottled bought brand brazilian breast breton bright brilliant british brown browned bubbly bulgarian bulk burmese
bush bush's cage calf california californian cambodian campbell campbell's canada canadian carcass caribbean carton
cask catalan center centre cheap cheek chewy chilean chilled china chinese choice citrusy clarified classic classy
clean clear cloudy coarse coast coastal coating colavita cold college colombian commercial cone contadina
conventional cooled cooling corn cornish corsican costco country creamy crispy croatian crumbly crunchy crusty
crystallized cuban cultured cypriot czech daily danish dark decent deep deli delicate delicious deluxe denmark dense
doc docg dop double dried drinking dry duncan dusting dutch dyed earthy eastern easy eco economy egyptian eighth
either elastic england english estonian ethiopian eu european everyday excellent expensive extra eye fair fairtrade
familiar family fancy farm farmhouse fashioned fatty favorite favourite fed fermented festive fiery filet filippo
fillet filtered fine finest finishing finland finnish firm flaky flap flavor flavorful flavorless flavour flavourful flavourless
fleischmann fleischmann's flemish floral fluffy foaming foamy folded folger folger's fortified four fragrant france
free freezer freezing french fresh fridge frothy fruity fryer full galician general gentle gently georgian german
germany ghirardelli glass glossy glug gmo gold golden good gooey gourmet goya grade gram grass grassy grated great
greece greek grind gulf half hand handmade hard hawaiian headless headnote hearty heat heavy heinz hershey's hickory
high highland hill hines holland home homestyle honest hot house household hungarian hunk hunt hunt's iced iceland
icelandic igp imported improved inch india indian individual indonesian indoor inn intense intro iranian iraqi
ireland irish island israeli italian italy jamaican japan japanese jersey jigger jordanian jug juicy kentish kenyan
kerrygold kikkoman king kirkland kitchen knead knorr korea korean kosher kroger ladle large larger late latin
lebanese leftover leg less level lidl lifeway light lightly ligurian link lite lithuanian little live local log loin
long loose lovely low lukewarm lurpak luxury lyle macedonian made main malaysian maltese maximum maxwell mccormick
mediterranean mellow melting melty mexican mexico mighty mignon mini miniature minimum mission mixing moist more
moroccan most mountain mug muir multipurpose nantucket narrow natural neapolitan near neat neck nepalese nest
nestle neutral new nice no nordic normal norman northern norway norwegian note ocean odorless odourless oily okay
old on only opaque optional orange orchard ordinary organic original ortega other outdoor overnight own pacific pack
package packaged packet pakistani pale palestinian pasteurised pasteurized pasture pdo peppery percent perfect
persian peruvian pgi pig pillsbury pinch pint plain plastic pliable plump poland polish portion portugal portuguese
pot pouch pourable pouring prebaked precooked premade premium prepackaged prepared preservative pressed prime
progresso proof proper provencal publix punchy pungent purchased pure quality quantity rack range rapid rare raw
ready readymade real recipe reconstituted red refreshing refrigerated regular remaining removed retail rich rindless
rising river roast roaster robust roman romanian rosy rotisserie rough round runny russian rustic saddle safeway
sainsbury salty sardinian sargento savory savoury scandinavian scoop scotland scottish sea seasonal select self semi
serving shaken shank sharp shelf shiny shop shot shoulder sicilian side silky simple singaporean single size skin
slab slack sliceable slightly slim slovenian slow small smaller smallest smoky smooth snappy soft solid some sour
southern spain spanish spicy splendid spoon spoonable spoonful spray spreadable squeeze squeezy squidge squirt
stable stale standard standing starting sticky store stored strong style subtle suitable summer super superfine
supermarket supple sustainable swanson swanson's sweden swedish sweet swiss switzerland syrian table taiwanese tangy
tart tasting tasty tender tesco texan texas thai thailand thick thin three tiny toasty top total tough tradition
traditional tri triple tub tube tubular tunisian turkey turkish tuscan twist two type uht uk ukrainian ultra umbrian
unbaked unbleached unboiled uncooked uncured unfiltered unflavored unflavoured unhomogenised unhomogenized unopened
unpasteurised unpasteurized unroasted unsmoked unsprayed untoasted untreated us usa usda usual uzbek valley velvety
venetian very vibrant vietnam vietnamese vintage voskos waitrose wales walmart warm watery weekday weekend wegman
weight well welsh western wet whippable whipping white wide winter wonderful xl xtra year yellow yesterday york
yorkshire young your yucatan yummy zealand zesty zippy
`;
