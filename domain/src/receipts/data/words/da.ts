import type { ReceiptWords } from './receipt-words.ts';

export const da: ReceiptWords = {
  marks:
    'moms, heraf moms, moms udgør, momsen udgør, cvr, cvr-nr, cvr nr, se-nr, at betale, i alt, ialt, kontant, dankort, betalingskort, byttepenge, retur, kasse, ekspedient, bon, bon nr, tak, tak for besøget, tak for købet, velkommen, åbningstider, pant, rabat, stk, kr, dkk, butik, kvittering, afrunding, øreafrunding, tlf, vej, gade, varer, antal, du blev betjent af, medlem',
  subtotal: 'subtotal, delsum, sub total, mellemsum, varer i alt',
  total:
    'total, i alt, ialt, at betale, total dkk, beløb, sum, til betaling, total kr, beløb i alt, samlet, total at betale',
  allowedWords: 'dkk, kr, varer, stk, at, betale, inkl, moms, antal, i, alt, dankort, kort, artikler',
  tax: 'moms, heraf moms, moms udgør, momsen udgør, *inkl moms, momsgrundlag, 25% moms, moms 25%, netto, momsbeløb, *moms udgør',
  count: 'antal varer, varer, antal, antal artikler, varer i kurv, antal stk',
  payment:
    'kontant, kontanter, dankort, betalingskort, kort, visa/dankort, visadankort, mobilepay, byttepenge, retur, retur kontant, tilbage, betalt, modtaget, gavekort, kortbetaling, betaling, debit, kontaktløs, at give tilbage',
  charge:
    'pant, *pant, pant a, pant b, pant c, pant flaske, pant flasker, pant dåse, pant dåser, dåsepant, pant retur, flaskepant, retur pant, bærepose, *bærepose, pose, indkøbspose, papirpose, *plastpose, afrunding, øreafrunding, levering, gebyr',
  discount:
    'rabat, *rabat, *mængderabat, kupon, *kupon, tilbud, *tilbud, *besparelse, nedsat, *nedsat, medlemspris, *medlemsrabat, *lidl plus, *plus pris, *spar, app-rabat, bonus, *stop madspild, *prisnedsættelse, *coop rabat',
  remark: 'før, normalpris, førpris, tara, du sparer, du har sparet, samlet rabat, rabat i alt, sparet i alt',
  void: 'annulleret, *annulleret, annuller, fortrudt, *fortrydelse, returvare, *tilbageført, rettelse',
  info: 'du blev betjent af, du er ekspederet af, du blev ekspederet af, betjent af, ekspedient, eksp, kasse, kassedame, kassemedarbejder, kunde, kundenr, medlem, medlemsnr, medlemsnummer, *point, saldo, cvr, cvr-nr, tlf, telefon, *gade, *vej, *vænget, *torv, åbningstider, åbent, man-fre, dato, kl, tid, bon, bonnr, tak, *tak for, velkommen, *på gensyn, www, butik, term, terminal, ref, aid, tvr, psam, autorisation, kvittering, gem bonen, byttes, dit, aut kode, kontrolnr',
  headings: {
    Produce: 'frugt og grønt, frugt & grønt, frugt, grønt',
    Protein: 'kød, fisk, pålæg, slagter, kød og pålæg',
    Dairy: 'mejeri, ost, æg, mejeri og ost',
    Pantry: 'brød, kolonial, bageri, slik',
    Other: 'drikkevarer, frost, vin, færdigretter',
    'non-food': 'non-food, nonfood, husholdning, personlig pleje, dyr',
  },
  itemWords: {
    Produce:
      '-tomat, -tomater, -agurk, -kartofler, -løg, -salat mix, -æbler, -bananer, -kål, -peberfrugt, -gulerødder, -svampe, -bær, -spinat, -frugt, tomat, tomater, agurk, kartofler, løg, hvidløg, gulerod, gulerødder, æble, æbler, pære, pærer, banan, bananer, appelsin, appelsiner, clementiner, citron, lime, vindruer, jordbær, blåbær, hindbær, avocado, mango, ananas, kiwi, melon, peberfrugt, peber rød, broccoli, blomkål, hvidkål, squash, aubergine, spinat, rucola, champignon, champignoner, porre, porrer, ingefær, dild, persille, basilikum, koriander, radiser, selleri, rødbeder, iceberg, salat',
    Protein:
      'tun i vand, tunfisk i vand, -pølse, -pølser, -skinke, -filet, -fars, -kød, -steg, -bøf, -bøffer, -bacon, -laks, -torsk, -sild, -rejer, -kylling, -pålæg, -frikadeller, -spegepølse, -leverpostej, kylling, kyllingebryst, kyllingefilet, hakket, oksekød, svinekød, flæsk, flæskesteg, medister, pølser, spegepølse, skinke, hamburgerryg, bacon, salami, leverpostej, frikadeller, kødboller, kotelet, koteletter, laks, torsk, sild, makrel, tun, rejer, fiskefilet, kalkun, bøf, tofu, rullepølse, ribbensteg, fiskefrikadeller',
    Dairy:
      '-mælk, -yoghurt, -ost, -smør, -fløde, -skyr, -is, -æg, -margarine, -piskefløde, -kvark, mælk, letmælk, minimælk, skummetmælk, sødmælk, kærnemælk, yoghurt, skyr, ymer, a38, ost, danbo, havarti, klovborg, brie, feta, mozzarella, parmesan, smør, kærgården, lurpak, margarine, fløde, piskefløde, madlavningsfløde, creme fraiche, æg, is, vaniljeis, hytteost, flødeost, philadelphia, koldskål, cheasy, smørbar',
    Pantry:
      '-brød, -boller, -bolle, -kage, -kager, -kiks, -mel, -sukker, -ris, -pasta, -sauce, -sovs, -olie, -eddike, -bouillon, -krydderi, -kaffe, -te, -chokolade, -slik, -chips, -nødder, -gryn, -müsli, -marmelade, -honning, -sennep, -suppe, -bønner, -linser, -puré, brød, rugbrød, franskbrød, toastbrød, boller, rundstykker, knækbrød, croissant, kage, kager, kiks, pasta, spaghetti, makaroni, ris, mel, hvedemel, sukker, salt, peber, krydderi, olie, rapsolie, olivenolie, ketchup, sennep, remoulade, mayonnaise, kaffe, te, chokolade, pålægschokolade, slik, lakrids, chips, peanuts, nødder, mandler, havregryn, cornflakes, mysli, marmelade, honning, hakkede tomater, flåede tomater, tomatpuré, kikærter, bønner, linser, majs, oliven, gær, bagepulver, vaniljesukker, tortilla, taco, haribo, nutella, popcorn, ristede løg',
    Other:
      '-juice, -vand, -sodavand, -øl, -vin, -pizza, -saft, -drik, juice, appelsinjuice, æblejuice, vand, danskvand, coca-cola, cola, fanta, faxe kondi, pepsi, sodavand, øl, carlsberg, tuborg, cider, vin, rødvin, hvidvin, saft, cocio, energidrik, havredrik, pizza, lasagne, færdigret, gryderet, pastaret, nudelret, wokret, ovnret, kødret, fiskeret, risret, simreret, middagsret, pommes, pommes frites, sandwich, salat pasta, pastasalat, kartoffelsalat, hummus, forårsruller, sushi, falafel, breezer, red bull, monster, matilde, kakaomælk, snaps',
    'non-food':
      '-papir, -poser, -middel, -sæbe, -shampoo, -bleer, -folie, -lys, -batterier, -kattemad, -hundemad, -avis, toiletpapir, køkkenrulle, køkkenruller, servietter, vaskemiddel, vaskepulver, skyllemiddel, opvaskemiddel, opvasketabs, opvask, rengøring, svampe opvask, karklude, affaldsposer, affaldssække, shampoo, balsam, brusegel, håndsæbe, sæbe, tandpasta, tandbørste, deo, deodorant, skraber, bleer, bind, tamponer, vat, alufolie, film, bagepapir, fryseposer, batteri, batterier, pære led, kattemad, kattegrus, hundemad, blomster, tulipaner, buket, roser, lys, fyrfadslys, avis, blad, ugeblad, cigaretter, lighter, tændstikker, plaster, vådservietter, kleenex, lambi, neutral, whiskas',
  },
  restaurant:
    'bord, bordnr, tjener, drikkepenge, restaurant, café, kuverter, antal gæster, gæster, pizzeria, regning, dagens ret',
};
