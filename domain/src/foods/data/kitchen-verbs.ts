/** Cooking verbs that are followed by a food ("melt the butter"), in lookup form, separated by spaces. */
export const kitchenVerbs = `
add arrange assemble bake barbecue baste batter beat blacken blanch blend blitz bloom boil braise bread break brine broil
brown brush build bury caramelize caramelise carve char chill chop coat combine cook cool core cover cream crack crisp
crumble crush cube cure cut dab deglaze defrost dice dilute dip discard dissolve distribute dollop dot drain dredge dress
drizzle drop dunk dust emulsify enclose fill flake flambe flatten flip fold freeze fry garnish glaze grate grease griddle
grill grind halve heat incorporate infuse insert julienne knead lace ladle layer line lower macerate marinate mash mask
massage melt microwave mince mix moisten nestle oil pack paint pan parboil peel pickle pierce pile pinch pipe place plate
poach pop pound pour preheat press prick process puree push put quarter reduce refresh rehydrate reheat render rest
return reserve rice rinse roast roll rub saute scatter scoop score scramble scrape sear season separate serve shake shape
shave shell shred sieve sift simmer skewer skim slather slice slide smash smear smoke smother soak soften spice spoon
spread sprinkle squeeze stack steam steep stir stew strain strew stud stuff submerge substitute sweat sweeten swirl tear
temper tenderize thaw thicken thin throw tip toast top toss transfer tuck turn use using warm wash wet whip whisk whizz wilt
work wrap zest bring take keep include including contain containing need take grab get try choose pick go with of in into
onto over on under using from between plus like without through upon
`;
