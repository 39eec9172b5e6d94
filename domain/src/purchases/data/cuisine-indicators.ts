import { type FoodSet, foodIds } from '../../foods/food-ids.ts';
import type { Cuisine } from '../../vocabulary/options.ts';

/**
 * Foods whose purchase indicates a cuisine. Our own selection from the foods that the table assigns to the cuisine,
 * without those that most households buy. Foods joined by "/" count as one kind. The evidence of a food listed for
 * several cuisines is divided among them. Asian and Mediterranean, which contain other cuisines, list only foods that
 * belong to no single member.
 */
export const cuisineIndicators: Readonly<Record<Cuisine, string>> = {
  Italian: `
    pasta/spaghetti/penne/linguine/fettuccine/rigatoni/fusilli/farfalle/angel-hair/pasta-shell/fresh-pasta/lasagna-sheet/cannelloni
    gnocchi tortellini/ravioli parmesan/pecorino/asiago mozzarella/fresh-mozzarella/burrata ricotta/ricotta-salata
    mascarpone provolone/fontina/taleggio prosciutto/coppa/bresaola/mortadella pancetta/guanciale nduja salami
    italian-sausage pesto/red-pesto/vegan-pesto marinara/pizza-sauce/arrabbiata/bolognese-sauce/puttanesca/carbonara-sauce/amatriciana-sauce
    arborio-rice/risotto balsamic-vinegar/balsamic-glaze crushed-tomato/tomato-puree sun-dried-tomato ciabatta/focaccia
    pizza-dough/pizza-base/00-flour cannellini-bean/dried-cannellini-bean borlotti-bean/dried-borlotti-bean radicchio
    broccoli-rabe lacinato-kale giardiniera amaretti/biscotti/ladyfinger/panettone porcini/dried-porcini anchovy-paste
    minestrone truffle-oil/truffle farro basil tuna-in-oil caper`,
  Mexican: `
    flour-tortilla/corn-tortilla/whole-wheat-tortilla/taco-shell/tostada tortilla-chip salsa/pico-de-gallo/tomatillo-salsa
    guacamole enchilada-sauce taco-seasoning tajin/chamoy tomatillo jalapeno/serrano-pepper poblano/anaheim-pepper
    habanero pickled-jalapeno canned-green-chile black-bean/dried-black-bean pinto-bean/dried-pinto-bean/refried-bean
    queso-fresco/cotija/oaxaca-cheese/mexican-cheese-blend mexican-crema mexican-chorizo chipotle-in-adobo/chipotle-chili
    ancho-chili/guajillo-chili masa-harina/masa/corn-husk hominy nopales jicama plantain epazote hibiscus mole-paste
    achiote-paste mexican-chocolate dulce-de-leche horchata/atole tamale burrito/taco/quesadilla tortilla-soup adobo-seasoning
    chayote hot-sauce agave-syrup skirt-steak cilantro`,
  Asian: `
    tempeh sambal/sambal-oelek laksa-paste/rendang-paste spring-roll-wrapper/dumpling-wrapper calamansi stir-fry-vegetables
    stir-fry-sauce crispy-noodle kelp-noodle purple-yam/ube-halaya lechon-sauce/atchara msg gado-gado rendang satay-skewer`,
  Mediterranean: `
    artichoke-heart/artichoke tapenade caper anchovy sardine/fresh-sardine sea-bass/sea-bream fennel pearl-barley
    matbucha/ajvar lupin-bean swordfish white-bean black-olive`,
  Indian: `
    garam-masala/goda-masala/indian-dish-masala curry-powder tandoori-masala/chaat-masala/sambar-powder ghee paneer
    naan/chapati/paratha/puri papadum basmati-rice red-lentil/lentil moong-dal/urad-dal/toor-dal/chana-dal/black-lentil
    curry-leaf turmeric/turmeric-root cardamom fenugreek-seed/dried-fenugreek-leaf/fresh-fenugreek asafoetida/ajwain tamarind
    mustard-seed/nigella-seed amchur/anardana ground-coriander/coriander-seed ginger-garlic-paste indian-curry-paste/curry-sauce
    mango-chutney/coconut-chutney lime-pickle samosa chickpea-flour poha dosa/idli-podi lassi rasgulla/gulab-jamun/kulfi/burfi/ladoo
    bitter-melon/bottle-gourd/ivy-gourd moringa-pod chai mustard-oil butter-chicken/chicken-tikka/biryani
    dal-dish/dal-makhani/chana-masala/saag-paneer bombay-mix green-chili goat-meat`,
  Thai: `
    fish-sauce red-curry-paste/green-curry-paste/yellow-curry-paste/vegan-curry-paste coconut-milk/light-coconut-milk/coconut-cream
    lemongrass galangal/galangal-powder makrut-lime-leaf thai-basil/holy-basil thai-chili thai-chili-jam palm-sugar
    rice-noodle jasmine-rice tamarind shrimp-paste sweet-chili-sauce pad-thai-sauce/pad-thai thai-curry-sauce/thai-curry
    som-tam green-papaya bean-sprout tom-yum-soup oyster-sauce peanut-sauce/peanut-dressing sriracha yardlong-bean pandan-leaf`,
  Chinese: `
    hoisin-sauce oyster-sauce/vegetarian-oyster-sauce shaoxing-wine doubanjiang black-bean-sauce/fermented-black-bean
    sichuan-peppercorn five-spice star-anise black-vinegar chili-crisp/chili-oil bok-choy/gai-lan/choy-sum napa-cabbage
    water-chestnut bamboo-shoot wood-ear-mushroom/snow-fungus chinese-sausage/char-siu lotus-root winter-melon sesame-oil
    soy-sauce dark-soy-sauce wonton-wrapper gyoza/vegetable-dumpling/har-gow steamed-bun egg-roll/spring-roll egg-noodle
    silken-tofu tofu fried-tofu/smoked-tofu/tofu-skin plum-sauce/sweet-and-sour-sauce/duck-sauce pickled-mustard-greens
    shiitake-mushroom/dried-shiitake rice-vinegar hot-pot-base/shacha-sauce kung-pao-sauce/kung-pao-chicken mapo-tofu jujube/dried-longan congee peanut-oil lychee
    fried-rice chinese-stir-fry-dish/chinese-takeout-chicken`,
  Japanese: `
    miso/barley-miso nori dashi/dashi-powder/kombu/kombu-dashi mirin sake wasabi panko sushi-rice soba/buckwheat-soba
    udon/somen ramen-noodle/ramen-soup rice-vinegar/seasoned-rice-vinegar pickled-ginger umeboshi/umeboshi-vinegar
    furikake/shichimi-togarashi edamame wakame/hijiki/arame bonito-flake teriyaki-sauce ponzu tonkatsu-sauce/katsu-sauce
    curry-roux/katsu-curry matcha/green-tea soy-sauce tofu silken-tofu natto mochi shiso daikon
    enoki-mushroom/shimeji-mushroom/maitake-mushroom shiitake-mushroom/dried-shiitake kabocha-squash sushi/poke
    gyoza konjac/shirataki-noodle burdock-root sesame-oil miso-soup eel yellowtail salmon-roe`,
  French: `
    baguette brioche croissant/pain-au-chocolat crepe puff-pastry creme-fraiche brie/camembert gruyere/raclette
    goat-cheese/aged-goat-cheese blue-cheese garlic-herb-cheese dijon-mustard/whole-grain-mustard cornichon tarragon/dried-tarragon
    chervil herbes-de-provence/bouquet-garni leek shallot green-lentil duck-breast/duck-leg/duck-fat/foie-gras
    rillettes/liver-pate/game-terrine ratatouille celeriac belgian-endive/frisee/lambs-lettuce watercress
    white-wine-vinegar chestnut/chestnut-puree quiche demi-glace snail mussel cassoulet hollandaise sorrel dried-thyme`,
  American: `
    barbecue-sauce/barbecue-rub ranch-dressing/ranch-seasoning buffalo-sauce burger-bun/hot-dog-bun frankfurter/corn-dog
    american-cheese/colby mac-and-cheese cornbread grits/hush-puppy biscuit-dough pancake-mix/waffle pancake-syrup/maple-syrup
    tater-tot/hash-browns baked-bean/canned-chili collard-green/turnip-green/mustard-green cajun-seasoning/file-powder/andouille
    old-bay-seasoning pulled-pork beef-brisket dill-pickle/pickle-relish coleslaw/coleslaw-mix buttermilk root-beer
    chicken-wing pie-filling/pie-crust/canned-pumpkin cranberry-sauce peanut-butter-cup/marshmallow-creme bagel
    sloppy-joe-sauce black-eyed-pea jambalaya/gumbo chicken-nugget cheeseburger`,
  Greek: `
    feta halloumi greek-yogurt/nonfat-greek-yogurt kalamata-olive pita tzatziki/yogurt-dressing phyllo/kataifi grape-leaf/dolma
    spanakopita dried-mint orzo dill/dried-dill dried-oregano/fresh-oregano taramasalata moussaka octopus skordalia/tirokafteri
    greek-salad avgolemono lamb-chop/leg-of-lamb/ground-lamb/lamb butter-bean/dried-butter-bean baklava kashkaval`,
  'Middle Eastern': `
    tahini/tahini-sauce/toum hummus/baba-ganoush/muhammara zaatar sumac pomegranate-molasses harissa baharat/ras-el-hanout/hawaij ground-coriander
    labneh/ayran falafel bulgur/freekeh couscous/pearl-couscous pita/flatbread/manakish date/date-syrup dried-apricot
    rose-water/orange-blossom-water cardamom preserved-lemon dried-lime aleppo-pepper halva pistachio dukkah tabbouleh/fattoush
    shakshuka kibbeh/koshari/doner-meat saffron barberry sour-cherry halloumi merguez lamb-shank/ground-lamb/lamb
    challah turkish-delight/knafeh/baklava zhoug/amba pomegranate persian-cucumber dried-mint dried-fava-bean shawarma-spice`,
  Korean: `
    gochujang gochugaru doenjang ssamjang kimchi korean-rice-cake/tteokbokki perilla-leaf/perilla-oil/perilla-seed sesame-oil
    soybean-sprout beef-short-rib/bulgogi asian-pear nori dried-anchovy glass-noodle daikon napa-cabbage fish-cake
    shiitake-mushroom/dried-shiitake rice-vinegar sushi-rice kombu soju barley-tea bibimbap/korean-stew king-oyster-mushroom/enoki-mushroom pickled-daikon silken-tofu ramen-noodle/ramen-soup
    rice-syrup garlic-chive minari luncheon-meat`,
  Vietnamese: `
    fish-sauce nuoc-cham rice-paper rice-noodle/rice-vermicelli pho-spice/pho lemongrass thai-basil hoisin-sauce star-anise
    vietnamese-coriander/perilla-leaf/culantro vietnamese-ham bean-sprout thai-chili daikon/pickled-daikon chili-garlic-sauce/sriracha
    summer-roll green-papaya shrimp-paste palm-sugar banana-blossom water-spinach condensed-milk`,
  Spanish: `
    chorizo serrano-ham manchego/spanish-hard-cheese smoked-paprika saffron sherry-vinegar sherry bomba-rice/paella romesco/sofrito
    roasted-red-pepper green-olive aioli quince-paste spanish-tortilla/croquette gazpacho/ajo-blanco salt-cod squid/octopus
    mussel/clam hake butter-bean shishito-pepper sangria tuna-in-oil`,
};

/**
 * Our own values, for shops in North America and Europe: the factor for cuisines whose foods ordinary shops sell to
 * everyone; 1 for the others.
 */
export const commonness: Readonly<Partial<Record<Cuisine, number>>> = {
  American: 0.5,
  Italian: 0.6,
  Mexican: 0.8,
  French: 0.8,
  Mediterranean: 0.8,
};

/**
 * The number of distinct foods that must indicate a cuisine, if more than the default: more for cuisines whose foods
 * everyone buys.
 */
export const foodsNeeded: Readonly<Partial<Record<Cuisine, number>>> = {
  American: 6,
  Italian: 4,
  Mexican: 4,
  French: 4,
  Asian: 4,
  Mediterranean: 5,
};

/** Foods of several cuisines that most households have: weak evidence for any of them. */
export const mainstream: FoodSet = new Set(
  foodIds(`soy-sauce hot-sauce hummus coconut-milk tofu curry-powder turmeric green-olive black-olive basil cilantro greek-yogurt
  nonfat-greek-yogurt leek shallot dijon-mustard baguette bagel croissant tortilla-chip salsa maple-syrup jasmine-rice
  basmati-rice lentil red-lentil date pomegranate dried-oregano dried-thyme sriracha green-tea dried-apricot pistachio
  blue-cheese goat-cheese dill teriyaki-sauce agave-syrup anchovy couscous tuna-in-oil jalapeno
  persian-cucumber edamame daikon ramen-noodle chicken-nugget pasta spaghetti penne mozzarella parmesan
  smoked-paprika lychee white-bean`),
);
