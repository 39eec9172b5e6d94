import type { ReceiptWords } from './receipt-words.ts';

export const nb: ReceiptWords = {
  marks:
    'mva, herav mva, mva-grunnlag, grunnlag, org.nr, org nr, foretaksregisteret, orgnr mva, salgskvittering, kvittering, totalt, å betale, sum, kontant, bankkort, bank, bankaxept, betalt, vekslepenger, kasse, kasserer, takk, takk for handelen, velkommen, velkommen tilbake, åpningstider, pant, rabatt, stk, kr, nok, butikk, artikler, varer, du ble betjent av, betjent av, avrunding, øreavrunding, trumf, medlem, serienr, tlf, gata, veien, vei, utbytte, bong',
  subtotal: 'delsum, subtotal, sum varer, sum før rabatt, mellomsum',
  total:
    'totalt, å betale, sum, total, sum nok, total nok, totalt nok, til betaling, beløp, totalsum, sum å betale, totalt å betale, sum totalt',
  allowedWords:
    'nok, kr, varer, artikler, stk, å, betale, inkl, mva, antall, bank, kort, bankkort, artikkel, vare',
  tax: 'mva, herav mva, mva-grunnlag, mva grunnlag, grunnlag, *inkl mva, sum mva, mva%, mva-spesifikasjon, netto, total mva, mva beløp',
  count: 'antall varer, antall artikler, artikler, varer, antall, antall enheter, antall stk',
  payment:
    'kontant, kontanter, bankkort, bank, bankaxept, kort, kortbetaling, betalt, mottatt, vekslepenger, veksel, tilbake, vipps, gavekort, betaling, debit, kontaktløs, tilgodelapp, mottatt kontant, retur kontant',
  charge:
    'pant, *pant, pant flaske, pant flasker, pant boks, pant liten, pant stor, bokspant, panteretur, flaskepant, bærepose, *bærepose, pose, plastpose, *plastpose, papirpose, handlenett, *handlenett, avrunding, øreavrunding, levering, gebyr, *pose stor',
  discount:
    'rabatt, *rabatt, *rabatter, kupong, *kupong, tilbud, *tilbud, *medlemspris, *medlemsrabatt, *medlemstilbud, *trumf-kupong, *nedsatt, nedsatt, prisnedsettelse, *kampanje, *3 for 2, bonus, *mengderabatt, *rema æ, *æ rabatt, *superrabatt, *datovare, du sparer',
  remark:
    'før, ordinær pris, ord pris, tara, du har spart, spart, totalt spart, samlet rabatt, rabatt totalt, herav rabatt',
  void: 'annullert, *annullert, *kansellert, korrigert, angret, returvare, *returnert, feilslag',
  info: 'du ble betjent av, betjent av, ekspeditør, kasserer, kasse, operatør, kunde, kundenr, medlem, medlemsnr, medlemsnummer, trumf, *trumf-bonus, *poeng, saldo, *utbytte, org nr, orgnr, org.nr, foretaksregisteret, tlf, telefon, *gata, *gate, *veien, *vegen, *torget, åpningstider, åpent, man-fre, dato, kl, tid, kvittering, salgskvittering, bong, bongnr, takk, *takk for, velkommen, *velkommen tilbake, www, butikk, term, terminal, ref, aid, tvr, autorisasjon, serienr, ta vare på, kvitteringen, bytte, kopi, din',
  headings: {
    Produce: 'frukt og grønt, frukt & grønt, frukt, grønt',
    Protein: 'kjøtt, fisk, pålegg, ferskvare, kjøtt og pålegg',
    Dairy: 'meieri, ost, egg, meieri og ost',
    Pantry: 'brød, kolonial, bakeri, godteri, bakevarer',
    Other: 'drikke, frys, frossen, ferdigmat, mineralvann',
    'non-food': 'non-food, nonfood, husholdning, personlig pleje, dyr, hygiene',
  },
  itemWords: {
    Produce:
      '-tomat, -tomater, -agurk, -poteter, -løk, -salat mix, -epler, -bananer, -kål, -paprika, -gulrøtter, -sopp, -bær, -spinat, -frukt, tomat, tomater, agurk, potet, poteter, løk, hvitløk, gulrot, gulrøtter, eple, epler, pære, pærer, banan, bananer, appelsin, appelsiner, klementin, klementiner, sitron, lime, druer, jordbær, blåbær, bringebær, avokado, mango, ananas, kiwi, melon, paprika, brokkoli, blomkål, hodekål, squash, aubergine, spinat, ruccola, sjampinjong, purre, ingefær, dill, persille, basilikum, koriander, reddik, selleri, rødbeter, isbergsalat, salat, nektarin, vårløk, salatmix',
    Protein:
      'tunfisk i vann, -pølse, -pølser, -skinke, -filet, -deig, -kjøtt, -steik, -biff, -bacon, -laks, -torsk, -sild, -reker, -kylling, -pålegg, -kaker, -karbonader, -leverpostei, kylling, kyllingfilet, kjøttdeig, karbonadedeig, svinefilet, svinekjøtt, storfe, pølser, wiener, grillpølse, spekepølse, skinke, kokt skinke, bacon, salami, leverpostei, kjøttkaker, kjøttboller, kotelett, koteletter, laks, laksefilet, torsk, sild, makrell, makrell i tomat, tunfisk, reker, fiskepinner, fiskekaker, fiskeboller, kaviar, kalkun, biff, tofu, ribbe, pinnekjøtt, lam, servelat',
    Dairy:
      '-melk, -yoghurt, -ost, -smør, -fløte, -skyr, -is, -egg, -margarin, -rømme, -kesam, melk, lettmelk, helmelk, skummet, tinemelk, kulturmelk, yoghurt, skyr, kesam, cottage cheese, ost, norvegia, jarlsberg, brunost, gudbrandsdal, synnøve, hvitost, revet ost, brie, feta, mozzarella, parmesan, smør, meierismør, bremykt, margarin, fløte, kremfløte, matfløte, rømme, lettrømme, creme fraiche, egg, is, iskrem, philadelphia, sjokolademelk, biola, yt, prim, smøreost',
    Pantry:
      '-brød, -boller, -bolle, -kake, -kaker, -kjeks, -mel, -sukker, -ris, -pasta, -saus, -olje, -eddik, -buljong, -krydder, -kaffe, -te, -sjokolade, -godt, -chips, -nøtter, -gryn, -müsli, -syltetøy, -honning, -sennep, -suppe, -bønner, -linser, -puré, brød, grovbrød, kneipp, loff, rundstykker, knekkebrød, lefse, lomper, croissant, kake, boller, kjeks, pasta, spagetti, spaghetti, makaroni, ris, mel, hvetemel, sukker, salt, pepper, krydder, olje, rapsolje, olivenolje, ketchup, sennep, majones, kaffe, te, sjokolade, kvikk lunsj, melkesjokolade, smågodt, smash, potetgull, chips, peanøtter, nøtter, mandler, havregryn, frokostblanding, müsli, syltetøy, honning, hakkede tomater, tomatpuré, kikerter, bønner, linser, mais, oliven, gjær, bakepulver, vaniljesukker, tortilla, tacokrydder, salsa, taco, freia, popcorn, nugatti, polarbrød',
    Other:
      '-juice, -vann, -brus, -øl, -vin, -pizza, -rett, -saft, -drikk, juice, appelsinjuice, eplejuice, vann, farris, imsdal, coca-cola, cola, fanta, solo, pepsi, pepsi max, sprite, brus, øl, ringnes, hansa, cider, vin, saft, energidrikk, havredrikk, pizza, grandiosa, lasagne, ferdigrett, pommes frites, smørbrød, potetsalat, hummus, vårruller, sushi, falafel, red bull, monster, fjordland, toro, nocco, villa',
    'non-food':
      '-papir, -poser, -middel, -såpe, -sjampo, -bleier, -folie, -lys, -batterier, -kattemat, -hundemat, -avis, toalettpapir, dopapir, tørkerull, kjøkkenrull, servietter, vaskemiddel, tøyvask, skyllemiddel, oppvask, oppvaskmiddel, zalo, maskinoppvask, rengjøring, svamp oppvask, kluter, søppelposer, avfallsposer, sjampo, balsam, dusjsåpe, såpe, håndsåpe, tannkrem, tannbørste, deo, deodorant, barberhøvel, bleier, bind, tamponger, bomull, aluminiumsfolie, plastfolie, bakepapir, brødposer, fryseposer, batteri, batterier, lyspære, kattemat, kattesand, hundemat, blomster, tulipaner, bukett, roser, lys, telys, avis, ukeblad, sigaretter, snus, lighter, fyrstikker, plaster, våtservietter, lano, lambi, whiskas',
  },
  restaurant:
    'bord, bordnr, servitør, kelner, tips, restaurant, kafé, kuverter, antall gjester, gjester, pizzeria, regning, dagens rett, spisested',
};
