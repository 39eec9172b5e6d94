/**
 * Words next to the name of a prepared food ("milk", "oil", "bread") that say nothing about its ingredients: taste,
 * look, origin, storage, sale and praise. In lookup form, separated by spaces. Words that could name a plant, an animal
 * or a brand with other ingredients are not listed: "tiger milk", "walnut oil", "Silk milk".
 */
export const harmlessWords = `
acidic active aged airy aldi alkaline all amber america american andalusian aop arabic argentinian aromatic arthur
asda asian atlantic australia australian austria austrian authentic available average barilla barn basic bavarian
belgian belgium berio bertolli bio bitter black blonde boil bold bottled brand brazilian breast breton bright
brilliant british brown browned bubbly bulgarian bulk burmese cage calf california californian cambodian campbell
canada canadian carcass caribbean carton cask catalan cheap cheek chewy chilean chilled china chinese choice citrusy
clarified classic classy clean clear cloudy coarse coast coastal coating colavita cold colombian commercial cone
conventional cooled cooling corn cornish corsican costco country creamy crispy croatian crumbly crunchy crusty
crystallized cuban cultured cypriot czech daily danish dark decent deep delicate delicious deluxe denmark dense doc
docg dop double dried drinking dry dusting dutch dyed earthy eastern easy eco economy egyptian elastic england english
estonian ethiopian eu european everyday excellent expensive extra fair fairtrade familiar family fancy farm farmhouse
fashioned fatty favorite favourite fed fermented festive fiery filippo fillet filtered fine finest finishing finland
finnish firm flaky flavorful flavorless flavourful flavourless flemish floral fluffy foaming foamy folded fortified
fragrant france free freezing french fresh frothy fruity full galician general gentle gently georgian german germany
glass glossy glug gmo gold golden good gooey gourmet grade gram grass grassy grated great greece greek grind gulf half
hand handmade hard hawaiian hearty heat heavy heinz high highland hill holland home homestyle honest hot household
hungarian hunt iced iceland icelandic igp imported improved inch india indian individual indonesian indoor intense
iranian iraqi ireland irish island israeli italian italy jamaican japan japanese jersey jigger jordanian jug juicy
kentish kenyan kerrygold king kirkland kitchen knead knorr korea korean kosher kroger ladle large late latin lebanese
leftover leg less level lidl light lightly ligurian lite lithuanian little live local loin long loose lovely low
lukewarm lurpak luxury lyle macedonian main malaysian maltese maximum mediterranean mellow melting melty mexican
mighty mini minimum mixing moist more moroccan most mountain mug multipurpose natural neapolitan near neat neck
nepalese nest neutral new nice no nordic normal norman northern norway norwegian ocean odorless odourless oily okay
old on only opaque optional orange orchard ordinary organic original other outdoor overnight own pacific pack package
packaged packet pakistani pale palestinian pasteurised pasteurized pasture pdo peppery percent perfect persian
peruvian pgi pig pinch pint plain plastic pliable plump poland polish portion portugal portuguese pot pouch pourable
pouring prebaked precooked premade premium prepackaged prepared preservative pressed prime proper provencal publix
punchy pungent purchased pure quality quantity rack range rare raw ready readymade real reconstituted red refreshing
refrigerated regular remaining removed retail rich rindless rising river robust roman romanian rosy rough round runny
russian rustic saddle safeway sainsbury salty sardinian savory savoury scandinavian scoop scotland scottish sea
seasonal select self semi serving shaken shank sharp shelf shiny shop shot shoulder sicilian side silky simple
singaporean single size skin slab slack sliceable slightly slim slovenian slow small smoky smooth snappy soft solid
some sour southern spain spanish spicy splendid spoon spoonable spoonful spray spreadable squeeze squeezy squidge
squirt stable stale standard standing starting sticky store stored strong style subtle suitable summer super superfine
supermarket supple sustainable swanson sweden swedish sweet swiss switzerland syrian table taiwanese tangy tart
tasting tasty tender tesco texan texas thai thailand thick thin tiny toasty top total tough tradition traditional
triple tub tube tubular tunisian turkey turkish tuscan type uht uk ukrainian ultra umbrian unbaked unbleached unboiled
uncooked uncured unfiltered unflavored unflavoured unhomogenised unhomogenized unopened unpasteurised unpasteurized
unroasted unsmoked unsprayed untoasted untreated us usa usda usual uzbek valley velvety venetian very vibrant vietnam
vietnamese vintage waitrose wales walmart warm watery weekday weekend wegman well welsh western wet whippable whipping
white wide winter wonderful xl xtra yellow yesterday york yorkshire young your yummy zealand zesty zippy
`;
