import { expect, test } from 'vitest';
import { languageOf } from '../foods/detect-language.ts';
import { type OtherLanguage, otherLanguages } from '../foods/other-languages.ts';
import { ingredientOf } from '../recipes/ingredient-of-line.ts';
import { type Allergen, allergens } from '../vocabulary/options.ts';
import { checkRecipe } from './check-recipe.ts';
import { foodsInMethods } from './testing/foods-in-methods.ts';
import { unreadTexts } from './unverifiable-texts.ts';

const told: [OtherLanguage, string][] = [
  [
    'de',
    'Den Backofen auf 180 °C Ober-/Unterhitze vorheizen. Eine Springform einfetten und mit Mehl bestäuben.',
  ],
  ['de', 'Die Zwiebeln schälen und fein würfeln. Den Knoblauch hacken.'],
  ['de', 'Öl in einer großen Pfanne erhitzen und die Zwiebeln darin glasig dünsten.'],
  ['de', 'Hackfleisch dazugeben und krümelig anbraten, mit Salz, Pfeffer und Paprikapulver würzen.'],
  [
    'de',
    'Tomatenmark einrühren, kurz mitrösten und mit der Brühe ablöschen. 20 Minuten bei mittlerer Hitze köcheln lassen.',
  ],
  [
    'de',
    'Butter und Zucker schaumig schlagen, die Eier nacheinander unterrühren. Mehl mit Backpulver mischen und unterheben.',
  ],
  ['de', 'Den Teig in die Form füllen und ca. 45 Min. backen. Stäbchenprobe machen.'],
  ['de', 'Mit Petersilie bestreut servieren.'],
  ['de', 'Nudeln nach Packungsanweisung bissfest kochen, abgießen und etwas Nudelwasser auffangen.'],
  ['de', 'Zum Schluss die Sahne unterrühren und mit gemahlenen Mandeln bestreuen.'],
  ['de', 'Alles gut vermengen und zugedeckt an einem warmen Ort 1 Stunde gehen lassen.'],
  ['fr', 'Préchauffer le four à 180 °C (th. 6). Beurrer et fariner un moule à manqué.'],
  [
    'fr',
    "Éplucher et émincer les oignons, puis les faire revenir dans l'huile d'olive à feu doux pendant 10 minutes.",
  ],
  ['fr', 'Ajouter les carottes coupées en rondelles, saler et poivrer.'],
  ['fr', 'Mouiller avec le bouillon de légumes et laisser mijoter 30 min à couvert.'],
  ['fr', "Dans un saladier, fouetter les œufs avec le sucre jusqu'à ce que le mélange blanchisse."],
  ['fr', 'Incorporer la farine et la levure, puis le beurre fondu.'],
  ['fr', 'Verser la pâte dans le moule et enfourner pour 35 minutes.'],
  ['fr', "Laisser refroidir avant de démouler et parsemer d'amandes effilées."],
  ['fr', "Faire cuire les pâtes al dente dans un grand volume d'eau bouillante salée."],
  ['fr', 'Servir bien chaud avec du parmesan râpé.'],
  ['es', 'Precalentamos el horno a 180 grados con calor arriba y abajo.'],
  ['es', 'Pelamos y picamos la cebolla y los ajos muy finos.'],
  [
    'es',
    'En una sartén con un chorro de aceite de oliva, sofreímos la cebolla a fuego lento durante 10 minutos.',
  ],
  ['es', 'Añadimos el tomate triturado, salpimentamos y dejamos cocinar unos 15 minutos.'],
  ['es', 'Batir los huevos con el azúcar hasta que blanqueen e incorporar la harina tamizada.'],
  ['es', 'Mientras tanto, cocer la pasta en abundante agua con sal.'],
  ['es', 'Escurrir la pasta, mezclar con la salsa y servir con queso rallado por encima.'],
  ['es', 'Agregar la leche poco a poco sin dejar de remover.'],
  ['es', 'Espolvorear con almendras picadas antes de servir.'],
  ['es', 'Hornear 40 minutos o hasta que al pinchar con un palillo salga limpio.'],
  ['it', 'Preriscaldate il forno a 180°C e imburrate una teglia.'],
  [
    'it',
    "Tritate finemente la cipolla, la carota e il sedano e fateli soffriggere in olio extravergine d'oliva.",
  ],
  ['it', 'Aggiungete la carne macinata e fatela rosolare a fuoco vivace per qualche minuto.'],
  ['it', 'Sfumate con il vino bianco e lasciate evaporare.'],
  ['it', "Unite la passata di pomodoro, salate, pepate e cuocete a fuoco basso per un'ora."],
  ['it', 'Lessate la pasta in abbondante acqua salata, scolatela al dente e conditela con il sugo.'],
  ['it', 'In una ciotola sbattete le uova con lo zucchero, poi aggiungete la farina setacciata.'],
  ['it', 'Mantecate il risotto con il burro e il parmigiano grattugiato.'],
  ['it', 'Servite subito con una spolverata di pepe nero.'],
  ['it', 'Lasciate raffreddare e decorate con granella di nocciole.'],
  ['nl', 'Verwarm de oven voor op 180 °C en vet een ovenschaal in.'],
  ['nl', 'Snipper de ui en hak de knoflook fijn.'],
  ['nl', 'Verhit de olijfolie in een koekenpan en fruit de ui 5 minuten.'],
  ['nl', 'Voeg het gehakt toe en bak het rul.'],
  ['nl', 'Laat het geheel 20 minuten zachtjes sudderen met het deksel op de pan.'],
  ['nl', 'Bestrooi met geraspte kaas en serveer direct.'],
  ['pl', 'Rozgrzej piekarnik do 180 stopni.'],
  ['pl', 'Cebulę obierz i pokrój w drobną kostkę.'],
  ['pl', 'Na patelni rozgrzej olej i zeszklij cebulę, następnie dodaj czosnek.'],
  ['pl', 'Wlej śmietanę, dopraw solą i pieprzem, gotuj 10 minut na małym ogniu.'],
  ['pl', 'Podawaj z posiekaną natką pietruszki.'],
  ['pt', 'Pré-aqueça o forno a 180 graus e unte uma forma com manteiga.'],
  ['pt', 'Refogue a cebola e o alho no azeite até ficarem dourados.'],
  ['pt', 'Junte a carne picada e deixe cozinhar em lume brando por 20 minutos.'],
  ['pt', 'Bata os ovos com o açúcar até obter um creme fofo.'],
  ['pt', 'Sirva com arroz branco e salsa picada.'],
  ['sv', 'Sätt ugnen på 200 grader.'],
  ['sv', 'Skala och hacka löken och vitlöken.'],
  ['sv', 'Fräs löken i smör i en stekpanna tills den mjuknar.'],
  ['sv', 'Tillsätt grädden och låt koka i 10 minuter.'],
  ['sv', 'Smaka av med salt och peppar och servera med kokt potatis.'],
  ['da', 'Forvarm ovnen til 200 grader.'],
  ['da', 'Hak løget fint og svits det i olie i en gryde.'],
  ['da', 'Tilsæt hakkede tomater og lad retten simre i 20 minutter.'],
  ['da', 'Smag til med salt og peber og server med ris.'],
  ['nb', 'Sett ovnen på 200 grader.'],
  ['nb', 'Finhakk løken og stek den i smør til den er blank.'],
  ['nb', 'Tilsett kremfløte og la det koke i 10 minutter.'],
  ['nb', 'Smak til med salt og pepper og server med kokte poteter.'],
  ['fi', 'Kuumenna uuni 200 asteeseen.'],
  ['fi', 'Kuori ja hienonna sipuli ja valkosipulinkynnet.'],
  ['fi', 'Kuullota sipulia voissa paistinpannulla muutama minuutti.'],
  ['fi', 'Lisää kerma ja anna kiehua 10 minuuttia.'],
];

test.each(told)('%s: %s can be read', (language, step) => {
  expect(unreadTexts({ title: '', instructions: [step] }, language)).toEqual([]);
});

test.each<[OtherLanguage, string]>([
  ['de', 'Zum Schluss den Qurut unterrühren.'],
  ['de', 'mit sahne und qurut verfeinern'],
  ['fr', 'Ajouter le qurut.'],
  ['es', 'Añadir el qurut.'],
  ['it', 'Unite il qurut.'],
  ['nl', 'Voeg de qurut toe.'],
  ['pl', 'Dodaj kurut.'],
  ['pt', 'Junte o qurut.'],
  ['sv', 'Tillsätt qurut.'],
  ['da', 'Tilsæt qurut.'],
  ['nb', 'Tilsett qurut.'],
  ['fi', 'Lisää qurut.'],
  ['de', '加入黄油。'],
  ['de', 'Add the peanut butter.'],
])('%s: %s cannot be read', (language, step) => {
  expect(unreadTexts({ title: '', instructions: [step] }, language)).toHaveLength(1);
});

function judge(lines: readonly string[], instructions: readonly string[], allergies: readonly Allergen[]) {
  const language = languageOf(lines, instructions);
  const ingredients = lines.flatMap((line) => ingredientOf(line, language) ?? []);
  const recipe = { title: 'Essen', ingredients, instructions, servings: 4, cookingTime: 30 };
  return checkRecipe(recipe, { allergies, dietaryRestrictions: [] }).violations.map(({ why }) => why);
}

const tart = ['1 pâte brisée', '4 pommes', '50 g de sucre', '2 œufs', '20 cl de crème fraîche'];
const pancakes = ['2 huevos', '200 ml de leche', '150 g de harina', '1 cda de mantequilla', 'sal'];
const soup = ['500 g Kartoffeln', '1 Zwiebel', '1 EL Öl', '1 l Gemüsebrühe', '400 ml Kokosmilch'];

test.each(otherLanguages)(
  '%s: each food with an allergen that only the method names is found',
  (language) => {
    const { lines, step, foods } = foodsInMethods[language];
    const told = (food: string, allergies: readonly Allergen[]) => {
      const ingredients = lines.flatMap((line) => ingredientOf(line, language) ?? []);
      const instructions = [step.replace('{}', food)];
      const recipe = { title: 'Test', ingredients, instructions, servings: 4, cookingTime: 30 };
      return checkRecipe(recipe, { allergies, dietaryRestrictions: [] });
    };
    expect(told('', allergens).violations).toEqual([]);
    const passed = Object.entries(foods).flatMap(([allergen, names]) =>
      names.split(', ').filter((food) => told(food, [allergen as Allergen]).ok),
    );
    expect(passed).toEqual([]);
  },
);

test('an allergen that only the method names is found in its language', () => {
  expect(judge(tart, ['Parsemer de noisettes concassées.'], ['Nuts'])).toEqual([
    'Hazelnut, which only the method names, contains Nuts',
  ]);
  expect(judge(soup, ['Mit gerösteten Mandeln bestreuen.'], ['Nuts'])).toEqual([
    'Almond, which only the method names, contains Nuts',
  ]);
});

test('listed foods may be called by a shorter name', () => {
  expect(judge(soup, ['Die Kartoffeln im Öl anbraten und mit der Brühe ablöschen.'], ['Dairy'])).toEqual([]);
  expect(judge(tart, ['Fouetter les œufs avec la crème.'], ['Nuts'])).toEqual([]);
});

test('labelled foods may be named without their label', () => {
  const lines = [...soup, '100 g glutenfreies Mehl'];
  expect(judge(lines, ['Mehl und Kartoffeln zugeben.'], ['Gluten'])).toEqual([]);
});

test('a food written as one word with another word is found', () => {
  expect(judge(soup, ['Die Erdnusssauce unterrühren.'], ['Peanuts'])).toEqual([
    'Peanut, which only the method names, contains Peanuts',
  ]);
});

test('a short name that means another food elsewhere must be written in full', () => {
  expect(judge(soup, ['Mit Milch ablöschen.'], ['Dairy'])).toEqual([
    'Milk contains Dairy, and “milk” in the method may mean it: say “Kokosmilch” if that is meant',
  ]);
});

test('a word that only looks like a food is not read as one', () => {
  const steps = ['Cocinar en una sartén con mantequilla hasta que estén doradas.'];
  expect(judge(pancakes, steps, ['Fish', 'Shellfish'])).toEqual([]);
  expect(judge(tart, ['Beurrer un moule et verser la crème.'], ['Shellfish'])).toEqual([]);
});

test('“ohne” before one food does not hide another', () => {
  expect(judge(soup, ['Nicht die Sahne vergessen.'], ['Dairy'])).toHaveLength(1);
});

test('without limits an unknown word causes no rejection', () => {
  expect(judge(soup, ['Den Qurut unterrühren.'], [])).toEqual([]);
});
