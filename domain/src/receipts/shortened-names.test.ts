import { expect, test } from 'vitest';
import { listedNames } from '../foods/foreign-phrases.ts';
import { foldForeign, type OtherLanguage, otherLanguages } from '../foods/other-languages.ts';
import { foodsById } from '../foods/table.ts';
import { internationalProducts, products } from './data/product-names.ts';
import { shortForms } from './data/short-forms.ts';
import { named } from './name-item.fixture.ts';
import { productNames } from './product-names.ts';

const foodOf = (text: string, language: OtherLanguage) => named(text, language).food;

test.each([
  ['fr', 'JAMB SEC 4TR', 'prosciutto'],
  ['fr', 'FROM BLC 20%', 'quark'],
  ['fr', 'TOM CERISE BARQ', 'cherry-tomato'],
  ['fr', 'LAIT 1/2 ECR 1L', 'reduced-fat-milk'],
  ['de', 'BIO VOLLM 3,8%', 'milk'],
  ['de', 'MINERALW. CLASS.', 'sparkling-water'],
  ['it', 'LATTE P.S. 1L', 'reduced-fat-milk'],
  ['de', 'HÄHN.BRUSTFILET', 'chicken-breast'],
  ['de', 'KÖRN. FRISCHKÄSE', 'cottage-cheese'],
  ['it', 'PASS POMODORO MUTTI', 'tomato-puree'],
  ['it', 'LIEV BIRRA', 'fresh-yeast'],
  ['es', 'PECH. POLLO FILET.', 'chicken-breast'],
  ['pl', 'OGÓRKI KISZ.', 'dill-pickle'],
  ['fi', 'MAITO RASVATON', 'skim-milk'],
] as const)('in "%s", "%s" is written out', (language, text, food) => {
  expect(foodOf(text, language)).toBe(food);
});

test.each([
  ['fr', 'SAUC'],
  ['fr', 'BRETS'],
  ['de', 'KNORR FIX'],
  ['de', 'BABYBREI APFEL BANANE'],
  ['it', 'OMOGEN PERA'],
] as const)('in "%s", what can be several foods stays unknown: %s', (language, text) => {
  expect(foodOf(text, language)).toBeNull();
});

test.each(otherLanguages)('in "%s" a name cut off by a period is the same food or unknown', (language) => {
  const names = [...listedNames(language)].filter(([name]) => /^\p{L}{7,}$/u.test(name));
  const known = new Set([...listedNames(language).keys(), ...productNames(language).keys()]);
  const wrong = names.flatMap(([name, id]) => {
    const cut = name.slice(0, Math.max(5, name.length - 3));
    const read = named(`${cut}.`, language);
    // A cut name can be another one in full: "Kirsche" and "Kirschen", "Reis" and "Reisnudel".
    if (known.has(cut) || read.food === null || read.food === id || !read.isGuess) return [];
    return [`${cut}: ${read.food}, not ${id}`];
  });
  expect(wrong).toEqual([]);
});

test('products that only receipts name are foods of the table', () => {
  const ids = [internationalProducts, ...Object.values(products)].flatMap((all) => Object.keys(all));
  expect(ids.filter((id) => !foodsById.has(id))).toEqual([]);
});

test('short forms and product names are listed once', () => {
  for (const language of otherLanguages) {
    const forms = shortForms[language]
      .split(';')
      .flatMap((entry) => entry.split(':')[1]!.trim().split(/\s+/));
    const folded = forms.map(foldForeign);
    expect(folded.filter((form, at) => folded.indexOf(form) !== at, language)).toEqual([]);
    const names = [internationalProducts, products[language]].flatMap((all) =>
      Object.values(all).flatMap((list) => list.split(',').map((name) => foldForeign(name.trim()))),
    );
    expect(names.filter((name, at) => names.indexOf(name) !== at, language)).toEqual([]);
  }
});
