import type { ReceiptWords } from './receipt-words.ts';

/** Receipts in the Netherlands and Flanders. */
export const nl: ReceiptWords = {
  marks:
    'btw, btw-nr, totaal, te betalen, subtotaal, pinnen, pin, betaald, contant, wisselgeld, bedankt, tot ziens, bonus, uw voordeel, statiegeld, klantnr, klant, kassa, kassabon, bon, aantal, omschrijving, prijs, bedrag, korting, zegels, koopzegels, filiaal, bankpas, betaling, datum, tijd, artikelen, artikel, kaart, excl, incl, openingstijden, terug, u bent geholpen door, winkel, over',
  subtotal: 'subtotaal, sub-totaal, totaal voor korting, tussentotaal',
  total:
    'totaal, te betalen, totaal te betalen, totaalbedrag, totaal eur, totaal incl btw, eindtotaal, totaal bedrag, te voldoen, totaal artikelen bedrag',
  allowedWords:
    'eur, euro, te, betalen, incl, btw, bedrag, artikelen, artikel, art, stuks, inclusief, pin, pinnen, na, korting, kaart, bankpas',
  tax: 'btw, btw over, *incl btw, *excl btw, bedr excl, laag, hoog, btw laag, btw hoog, btw bedrag, tarief, totaal btw, bedrag excl',
  count:
    'aantal artikelen, aantal art, artikelen, totaal aantal artikelen, aantal stuks, aantal producten, *stuks totaal, totaal artikelen',
  payment:
    'pin, pinnen, pinbetaling, betaald, betaald met, contant, contant geld, wisselgeld, terug, terug contant, bankpas, kaart, kaartbetaling, betaling, betaalwijze, ontvangen, cadeaukaart, cadeaubon, maaltijdcheque, bancontact, v pay, vpay, creditcard, retour, afronding contant, betaald bedrag',
  charge:
    'statiegeld, *statiegeld, emballage, *emballage, leeggoed, *leeggoed, tas, draagtas, boodschappentas, *draagtas, plastic tas, papieren tas, afronding, bezorgkosten, *plastictoeslag, koopzegels, *koopzegels',
  discount:
    "korting, *korting, bonus, *bonus, bonus box, actie, *actie, *actiekorting, uw voordeel, *voordeel, gratis, *gratis, *2e halve prijs, kortingsbon, coupon, *coupon, 35% korting, *afgeprijsd, prijsverlaging, extra's, zegelkorting, *xtra korting, *weekactie",
  remark: 'van, was, normale prijs, tarra, prijs per kg, u bespaart, u bespaarde, waarvan, uw besparing',
  void: 'retour artikel, geannuleerd, *geannuleerd, annulering, correctie, *vervallen, storno',
  info: 'u bent geholpen door, geholpen door, kassamedewerker, medewerker, caissière, caissiere, kassa, kassier, klantnr, klant, klantnummer, klantenkaart, bonuskaart, ah bonus nr, bonuskaart nr, *zegels, *punten, spaarzegels, saldo, filiaal, winkel, tel, telefoon, kvk, btw-nr, *straat, *laan, *plein, *weg, datum, tijd, openingstijden, maandag, bedankt, *tot ziens, dank, www, bon, bonnr, transactie, terminal, merchant, periode, autorisatie, klantenservice, vragen, ruilen, bewaar, omschrijving, aantal omschrijving, leesmethode, poi',
  headings: {
    Produce: 'groente en fruit, groente & fruit, agf, groente, fruit, aardappelen groente fruit',
    Protein: 'vlees, vis, slagerij, vleeswaren, kip',
    Dairy: 'zuivel, kaas, eieren, zuivel en eieren',
    Pantry: 'brood, bakkerij, kruidenierswaren, kw, snoep, houdbaar',
    Other: 'dranken, frisdrank, diepvries, wijn, bier, maaltijden',
    'non-food': 'drogisterij, non-food, nonfood, huishoudelijk, verzorging, huisdieren',
  },
  itemWords: {
    Produce:
      'snijbonen, sperziebonen, mango-, -tomaten, -tomaat, -appel, -appels, -peren, -bananen, -aardappelen, -aardappels, -kool, -sla, -ui, -uien, -paprika, -komkommer, -champignons, -bessen, -aardbeien, -druiven, -mandarijnen, -sinaasappelen, -citroen, -salade mix, -groente, -wortelen, -bonen vers, tomaat, tomaten, appels, appel, peer, peren, banaan, bananen, aardbei, druif, sla, ijsbergsla, rucola, spinazie, prei, ui, uien, knoflook, wortel, wortelen, wortels, courgette, aubergine, avocado, mango, ananas, kiwi, citroen, limoen, sperziebonen, witlof, andijvie, gember, peterselie, basilicum, radijs, krieltjes, roerbak, wokgroente, snoeptomaat, snackkomkommer, champ',
    Protein:
      '-worst, -ham, -filet, -gehakt, -vlees, -spek, -schnitzel, -burger, -burgers, -kip, -rookworst, -zalm, -tonijn, -haring, -garnalen, -vis, -salami, -biefstuk, -karbonade, -reepjes, -kipfilet, kip, gehakt, ham, spek, bacon, biefstuk, rookvlees, filet, zalm, tonijn, kabeljauw, garnalen, haring, makreel, shoarma, gyros, slavinken, cordon bleu, kipnuggets, vissticks, tofu, paté, filet americain, cervelaat, boterhamworst, tartaar, kibbeling, spekreepjes',
    Dairy:
      '-melk, -yoghurt, -yogh, -kwark, -kaas, -boter, -vla, -room, -eieren, -ijs, -margarine, -pudding, -karnemelk, melk, halfvolle, karnemelk, yoghurt, kwark, skyr, vla, kaas, roomboter, boter, margarine, eieren, ei, slagroom, creme fraiche, mozzarella, feta, geitenkaas, brie, camembert, roomkaas, parmezaan, becel, blue band, magnum, ijs, jong belegen, belegen, 30+, 48+, chocomel, optimel, zuivelspread, goudse, gouda',
    Pantry:
      'babyvoeding, fruithapje, groentehapje, truffels, truffels chocolade, chocoladetruffels, chocolade eitjes, paaseitjes, tortilla, tortillas, tortilla wraps, -brood, -bollen, -broodjes, -stokbrood, -koek, -koekjes, -taart, -meel, -suiker, -rijst, -pasta, -noedels, -saus, -olie, -azijn, -soep, -bouillon, -thee, -koffie, -hagelslag, -jam, -honing, -pindakaas, -chocolade, -reep, -drop, -snoep, -chips, -noten, -crackers, -beschuit, -muesli, -vlokken, -bonen, -mosterd, -kruiden, -zout, -ontbijtkoek, brood, stokbrood, croissant, croissants, crackers, beschuit, knäckebröd, pasta, spaghetti, penne, macaroni, rijst, couscous, bloem, suiker, olijfolie, ketchup, mayonaise, mayo, fritessaus, koffie, thee, hagelslag, pindakaas, jam, stroop, drop, chips, koek, koekjes, stroopwafels, speculaas, chocolade, winegums, noten, nootjes, pinda, passata, tomatenpuree, kikkererwten, linzen, mais, olijven, tortilla wraps, wraps, havermout, cruesli, ontbijtgranen, peper, speculoos',
    Other:
      'jupiler, stella artois, leffe, -sap, -water, -bier, -wijn, -cola, -limonade, -frisdrank, -pizza, -maaltijd, -salade, -lasagne, -drink, sap, jus, sinaasappelsap, appelsap, water, spa, cola, fanta, sprite, sinas, cassis, ice tea, icetea, bier, heineken, grolsch, hertog jan, wijn, rode wijn, witte wijn, prosecco, rum, wodka, jenever, pizza, lasagne, stamppot, friet, frites, kroket, kroketten, frikandel, frikandellen, bami, nasi, saté, salade, huzarensalade, sandwich, loempia, hummus, maaltijd, soepgroenten, dubbelfris, red bull, amstel',
    'non-food':
      '-schaaf, kaasrasp, pepermolen, koffiemolen, broodmes, kaasmes, koksmes, -schiller, knoflookpers, citruspers, -opener, -kaars, -kaarsen, waxinelichtjes, tuinmest, plantenmest, handcrème, handcreme, bodylotion, bodymelk, douchegel, hondensnack, hondensnacks, kattensnack, -papier, -doekjes, -zakken, -reiniger, waspoeder, huidcrème, -wasmiddel, -zeep, -shampoo, -tandpasta, -luiers, -folie, -kaarsen, -batterijen, -kattenvoer, -hondenvoer, -tabletten, toiletpapier, toiletpap, keukenrol, keukenpapier, tissues, zakdoekjes, wasmiddel, wasverzachter, afwasmiddel, vaatwastabletten, vaatwas, allesreiniger, bleek, spons, sponsjes, schuurspons, vuilniszakken, pedaalemmerzakken, shampoo, douchegel, douche, zeep, tandpasta, tandenborstel, deo, deodorant, scheermesjes, luiers, maandverband, tampons, watten, aluminiumfolie, bakpapier, batterij, lamp, kattenvoer, kattenbakvulling, hondenbrokken, bloemen, boeket, tulpen, rozen, krant, tijdschrift, sigaretten, shag, aansteker, waxinelichtjes, kaars, wc-eend, wc-blok, dreft, robijn, ajax, servetten, whiskas, sheba',
  },
  restaurant:
    'tafel, tafelnr, ober, bediening, fooi, restaurant, eetcafé, couverts, gasten, brasserie, lunchroom, personen, u werd bediend door',
};
