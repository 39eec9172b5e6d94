/** Section headings in the languages of recipe sites, compared without accents, case and a final colon. */
const words = {
  ingredients:
    'ingredients|ingredient list|list of ingredients|you will need|you need|what you need|what you will need|what youll need|youll need|things you need|ingredients list|the ingredients|recipe ingredients|ingredients needed|ingredients youll need|shopping list|zutaten|zutatenliste|zutatenubersicht|das brauchst du|du brauchst|was du brauchst|ihr braucht|il vous faut|ce quil vous faut|ingredients et materiel|les ingredients|ingredientes|ingredienti|ingredienten|benodigdheden|dit heb je nodig|wat heb je nodig|wat je nodig hebt|occorrente|necesitas|du trenger|dette trenger du|skladniki|ingredienser|du behover|det skal du bruge|ainekset|ainesosat|hozzavalok|suroviny|ingredience|ingrediente|sestavine|sastojci|malzemeler|υλικα|ингредиенты|состав|продукты|інгредієнти|продукти|材料|食材|用料|재료|المقادير|المكونات|מצרכים|מרכיבים|nguyen lieu|bahan|bahan-bahan',
  steps:
    'method|technique|directions|instructions|preparation|steps|procedure|process|how to make it|how to make|how to|what to do|what you do|what youll do|lets cook|lets make it|lets get cooking|make it|the method|how to cook|how to prepare|cooking steps|baking steps|baking instructions|baking directions|preparation steps|step by step|cooking instructions|cooking directions|recipe instructions|recipe directions|zubereitung|anleitung|so gehts|so wirds gemacht|so machst dus|so machen sies|schritt fur schritt|und so gehts|die zubereitung|arbeitsschritte|etapes|la recette|descriptif de la recette|instructions de preparation|preparacion|elaboracion|pasos|paso a paso|vorbereitung|instrucciones|instrucoes|modo de preparo|preparo|modo de fazer|confeccao|preparazione|procedimento|come preparare|bereiding|bereiden|bereidingswijze|zo bereid je het|aan de slag|zo maak je het|zo maak je dit|zo doe je dat|zo doe je het|wat je gaat doen|zo ga je te werk|werkwijze|przygotowanie|sposob przygotowania|wykonanie|gor sa har|tillagning|instruktioner|fremgangsmade|sadan gor du(?: det)?|fremgangsmate|slik gjor (?:du|man)(?: det)?|sa har gor du|valmistus|valmistusohje|ohjeet|elkeszites|a recept|az elkeszites lepesei|postup|postup pripravy|priprava|mod de preparare|priprema|hazirlanisi|yapilisi|εκτελεση|οδηγιες|приготовление|способ приготовления|пошаговый рецепт|приготування|спосіб приготування|作り方|作法|做法|步骤|步驟|만드는 법|조리순서|طريقة التحضير|طريقة العمل|אופן ההכנה|הוראות הכנה|cach lam|cara membuat|langkah',
  end: 'notes?|recipe notes|tips?|cooks? notes?|chefs? notes?|nutrition|nutrition facts|nutritional information|each serving contains|(?:nutrition )?per serving|nutrition information|storage|(?:special |kitchen )?equipment(?: needed)?|(?:kitchen |cooking )?tools(?: (?:needed|required|youll need))?|utensils|allergens|allergies|nutritional facts|(?:ingredient )?substitutions?|ustensiles|materiel|utensilien|utensilios|attrezzatura|einkaufsliste|εξοπλισμος|διατροφικ(?:η|ος) .*|valeurs nutritionnelles(?: .*)?|video|comments|reviews|ratings?|(?:rate|valora|avalie|bewerte|notez) (?:this|esta|dieses|das|cette) (?:recipe|receta|receita|rezept|recette)|vota la ricetta|beoordeel dit recept|assista (?:ao?|o) video .*|related recipes|(?:more|other|related)(?: \\w+){0,3} recipes|other recipes .*|most popular|see also|read more|categories|recipe cards?|why (?:you|youll|i|we) (?:will )?love .*|why (?:this recipe|it|they|these) works?.*|voir aussi|(?:a )?lire aussi|lees ook|siehe auch|auch interessant|ver tambien|veja tambem|leggi anche|you may also like|did you make this( recipe)?|leave a (comment|reply)|share( this( (?:recipe|post))?)?|share on .*|dit delen|deel dit (?:recept|bericht|artikel)|teilen mit|partager(?: (?:sur|cet|cette|par) .*)?|comparte(?: esto)?|compartir|compartilhe|condividi(?: su .*)?|tags|you might also (?:like|love|enjoy)( these( too)?)?|print( recipe)?|more like this|similar recipes|related (?:products|posts|articles)|featured in|story|key products|about the author|variations?|sign up for our newsletter|join our newsletter|hinweise?|tipp|nahrwerte|notizen|kommentare|conseils?|astuces?|commentaires|notas|consejos|comentarios|dicas?|informacion nutricional|note|consigli|commenti|voedingswaardes?|opmerkingen|wartosci odzywcze|wskazowki|propozycja podania|uwaga|komentarze|naringsvarde|relaterade matrecept|gerelateerde recepten|(?:meer|andere) recepten|ook interessant|ook lekker|mis geen enkel recept|nieuwsbrief|(?:ahnliche|weitere|passende|verwandte) rezepte|weitere beitrage|das konnte (?:dir|sie) auch gefallen|dazu passt|newsletter|(?:vous )?(?:pourriez|aimerez)(?: peut-etre)? aussi(?: aimer)?|recettes (?:similaires|associees|a decouvrir)|articles similaires|autres recettes|qui suis-je|restons en contact|recetas (?:relacionadas|similares)|(?:tambien )?te puede interesar|tambien te puede gustar|articulos relacionados|ricette correlate|(?:ti )?(?:potrebbe|potrebbero)(?: anche)? (?:interessart?i|piacerti)(?: anche)?|altre ricette|receitas relacionadas|voce tambem pode gostar|podobne przepisy|zobacz takze|fler recept|liknande recept|recent posts|(?:latest|recent|popular) (?:posts|recipes)|about me|faqs?|frequently asked questions|subscribe|stay in touch|join (?:us|me)|enjoyed this recipe|kommentarer|næringsindhold|allergener|allergenes|ravintoarvot|kommentit',
};

const patterns = Object.entries(words).map(
  ([part, list]) => [part, new RegExp(`^(?:${withoutAccents(list)})$`)] as [RecipePart, RegExp],
);

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/[\p{M}'’´`]/gu, '');
}

export type RecipePart = 'ingredients' | 'steps' | 'end';

/**
 * The section whose heading a line is: "Ingredients:", "## Zubereitung", "INGREDIENTS (serves 4)". Null for all other
 * lines.
 */
export function sectionStartedBy(line: string): RecipePart | null {
  if (line.length > 80) return null;
  const plain = withoutAccents(line)
    .toLowerCase()
    .replace(/\(.*?\)|\[.*?\]/g, '')
    .replace(/^\P{L}+|\P{L}+$/gu, '')
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/ß/g, 'ss')
    .replace(/ı/g, 'i')
    .trim();
  // "Aan de slag" is a heading as a whole, and so is the beginning of "Aan de slag met de soep".
  const beginnings = [...plain.matchAll(particle)].map(({ index }) => plain.slice(0, index));
  const named = [plain, ...beginnings.reverse()].map(partNamed).find((part) => part !== null);
  return named ?? partOfAll((beginnings.at(-1) ?? plain).split(joining));
}

const particle =
  / (?:for|fur|pour|para|per|voor|na|of|van|von|vom|de|del|di|do|da|with|mit|met|avec|con|com)(?= .{1,40}$)/g;

function partNamed(heading: string): RecipePart | null {
  return patterns.find(([, pattern]) => pattern.test(heading))?.[0] ?? null;
}

/** "Equipment/Utensils", "Notes and tips" */
const joining = /\s*[/&+,]\s*| (?:and|und|et|y|e|en|och|og|i) /;

function partOfAll(headings: readonly string[]): RecipePart | null {
  const [first = null, ...others] = headings.map(partNamed);
  return others.length > 0 && others.every((part) => part === first) ? first : null;
}
