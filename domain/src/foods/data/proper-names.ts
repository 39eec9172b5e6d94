/**
 * Names of places, peoples and brands within names of foods, separated by commas, as running text writes them. What
 * dictionaries write small stays small: parmesan, cheddar, savoy and napa cabbage, french fries.
 */
export const properNames = `
Aleppo, Almond Joy, American, Anaheim, Angostura, Asian, Balmain, Bambara, Belgian, Black Forest, Bombay, Bounty
bar, Branston, Brazil, Brussels, Buffalo sauce, Butterfinger, Caesar, Cajun, Canadian, Catalina, Cheshire, Chex,
Chinese, Christmas, Clamato, Cornish, Cracker Jack, Crunch bar, Crunchie, Dijon, Dijonnaise, Egg Beaters,
English, Espelette, French onion, French toast, Fresno, Greek, Huel, Indian, Irish, Italian, Japanese,
Jerusalem, Kalamata, Korean, M&M, Maggi, Malabar, Mars bar, Mexican, Milo, Monterey Jack, Old Bay, Oxo,
Peppadew, Persian, Provence, Rice Krispie, Rolo, Scotch bonnet, Scotch egg, Shaoxing, Sichuan, Skittle, Spanish,
Swiss, Tajin, Tater Tot, Thai, Thousand Island, Three Musketeers, Toblerone, Tootsie Roll, Turkish, Vietnamese,
Weetabix, Welsh, Worcestershire, Yorkshire
`;
