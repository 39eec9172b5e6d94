import type { ReceiptWords } from './receipt-words.ts';

/** German, Austrian and Swiss receipts. */
export const de: ReceiptWords = {
  marks:
    'mwst, mehrwertsteuer, ust-id, ust-idnr, uid-nr, steuer-nr, summe, zu zahlen, bar, bargeld, gegeben, rückgeld, zurück, kartenzahlung, girocard, ec-cash, steuer, netto, brutto, betrag, beleg, bon-nr, kasse, kassierer, es bediente sie, uhr, datum, filiale, markt, gmbh, vielen dank, einkauf, pfand, leergut, rabatt, strasse, straße, kundenbeleg, stk, artikel, gesamtbetrag, kreditkarte, öffnungszeiten',
  subtotal: 'zwischensumme, zw-summe, zwischentotal, warenwert, total vor rabatt',
  total:
    'summe, zu zahlen, zu bezahlen, zahlbetrag, gesamtbetrag, gesamtsumme, gesamt, endbetrag, total, rechnungsbetrag, endsumme, noch zu zahlen, betrag, summa',
  allowedWords:
    'eur, euro, chf, inkl, incl, mwst, ust, brutto, artikel, pos, positionen, stk, stück, zu zahlen, fr, posten, preis, ec, karte, girocard, zahlung, visa, mastercard, kontaktlos',
  tax: 'mwst, mehrwertst, mehrwertsteuer, ust, umsatzsteuer, steuer, steuersatz, *inkl mwst, enth mwst, enthaltene mwst, davon mwst, netto, netto-warenwert, brutto, nettobetrag',
  count: 'anzahl artikel, artikelanzahl, anzahl, anzahl der artikel, posten, positionen, artikel, stückzahl',
  payment:
    'bar, bargeld, barzahlung, gegeben, geg, gegeben bar, rückgeld, rückgeld bar, zurück, wechselgeld, kartenzahlung, karte, ec-karte, ec-cash, ec, girocard, giro, kreditkarte, debitkarte, lastschrift, bezahlung, bezahlt, zahlung, gutschein eingelöst, geschenkkarte, twint, postcard, retour, maestro, bankomat, kundenkarte gezahlt, ihre zahlung',
  charge:
    'pfand, *pfand, einwegpfand, mehrwegpfand, leergut, *leergut, pfandrückgabe, einweg, tragetasche, papiertragetasche, tragetüte, tüte, papiertüte, *tragetasche, *einkaufstüte, permanenttragetasche, obst knotenbeutel, versandkosten, lieferkosten',
  discount:
    '*rabatt, *rabatte, *nachlass, preisvorteil, *preisvorteil, *ersparnis, coupon, *coupon, gutschein, *gutschein, aktion, aktionsrabatt, *bonus-coupon, lidl plus, *bonusguthaben, *prozent, cumulus-bon, sofortrabatt, mengenrabatt, treuerabatt, skonto, *mhd-rabatt, *preisreduzierung, 30% billiger, reduziert',
  remark:
    'statt, regulärer preis, uvp, originalpreis, tara, handeingabe, grundpreis, nettogewicht, sie sparen',
  void: '*storno, storniert, *sofortstorno, zeilenstorno, *retoure, warenrückgabe',
  info: 'es bediente sie, sie bediente, bediener, kassierer, kassiererin, kasse, ihr kassierer, mitarbeiter, kundennr, kunden-nr, kundennummer, kundenkarte, payback, *punkte, deutschlandcard, *treuepunkte, bon-nr, bonnr, beleg-nr, belegnr, filiale, fil, markt, tel, telefon, fax, datum, uhrzeit, *uhr, öffnungszeiten, montag, mo-sa, vielen dank, danke, *ihren einkauf, *ust-id, *steuer-nr, *str, *strasse, terminal, terminal-id, trace-nr, ta-nr, genehmigungs-nr, vu-nr, tse, tse-signatur, seriennr, signatur, transaktion, www, es gilt, umtausch, bitte beleg, wir freuen uns, treuemarken, *gespart, iban',
  headings: {
    Produce: 'obst, gemüse, obst & gemüse, obst und gemüse, obst/gemüse, frische',
    Protein: 'fleisch, wurst, fleisch & wurst, fleisch und wurst, fisch, metzgerei, fleischwaren',
    Dairy: 'molkereiprodukte, mopro, milchprodukte, käse, käsetheke, milch',
    Pantry: 'backwaren, bäckerei, brot, trockensortiment, süsswaren, süßwaren, kolonialwaren, nährmittel',
    Other: 'getränke, spirituosen, wein, tiefkühl, tiefkühlkost',
    'non-food': 'drogerie, haushalt, non-food, nonfood, tierbedarf, kosmetik',
  },
  itemWords: {
    Produce:
      'mango-, -salatmix, -tomaten, -tomate, -kartoffeln, -gurke, -gurken, -paprika, -äpfel, -birnen, -trauben, -beeren, -zwiebeln, -möhren, -karotten, -kohl, -pilze, -champignons, -salat, -orangen, -mandarinen, -zitronen, -bananen, -rüben, -kräuter, kräuter, -sprossen, gemüse, obst, -bohnen frisch, tafelobst, suppengrün, ingwer, rucola, feldsalat, kopfsalat, eisberg',
    Protein:
      'hähnch, -schenkel, -keule, -keulen, -wurst, -würstchen, -würste, -salami, -schinken, -fleisch, -steak, -steaks, -schnitzel, -filet, -filets, -hack, -hackfleisch, -gulasch, -braten, -kotelett, -lachs, -hering, -heringe, -thunfisch, -makrele, -forelle, -garnelen, -fisch, -fischstäbchen, -tofu, aufschnitt, mortadella, geflügel, hähn, hähnchen, hühner-, puten-, rinder-, schweine-, lyoner, leberkäse, frikadellen, speck, bacon, wiener, nuggets, gefl, gyros, cevapcici, fleischsalat, hackepeter',
    Dairy:
      'haferdrink, sojadrink, mandeldrink, reisdrink, kokosdrink, dinkeldrink, -käse, -joghurt, -jogh, -milch, -quark, -sahne, -butter, -margarine, -schmand, -mozzarella, -eier, -eis, -pudding, -molke, -kefir, joghurt, jog, skyr, gouda, emmentaler, edamer, camembert, feta, hirtenkäse, margarine, lätta, rama, becel, eier, butter, pudding, eiscreme, mozzarella, parmesan, schlagsahne, frischkäse, actimel, fruchtzwerge',
    Pantry:
      'babybrei, baby brei, -babybrei, obstbrei, getreidebrei, gläschen, babygläschen, bebivita, alete, reispapier, esspapier, oblaten, -pralinen, trüffelpralinen, trueffelpralinen, schokoeier, -schokoei, ostereier schoko, -brot, -brötchen, -semmel, -semmeln, -toast, -knoten, -kuchen, -kekse, -keks, -nudeln, -reis, -mehl, -zucker, -öl, -essig, -honig, -marmelade, -konfitüre, -aufstrich, -creme, -schokolade, -riegel, -bären, -gummi, -chips, -müsli, -flocken, -cornflakes, -tee, -kaffee, -pulver, -gewürz, -salz, -pfeffer, -sauce, -soße, -senf, -ketchup, -suppe, -brühe, -dose, -mark, -erbsen, -bohnen, -linsen, -mais, -nüsse, -kerne, -mandeln, brezel, laugen-, croissant, waffeln, schoko, bonbons, haribo, ritter sport, milka, kinder, kaffee, tee, backpulver, vanillin, knäckebrot, zwieback, krönung, goldbären, caramel, nutella, hanuta, duplo, lebkuchen, krusti, -krusti, -kruste, -körner, passierte tomaten, geschälte tomaten',
    Other:
      'rivella, rivella rot, rivella blau, -schorle, cappuccino, latte macchiato, espresso to go, kaffee to go, edelherb, hefeweizen, kellerbier, märzen, spezi, almdudler, rivella, -saft, -schorle, -nektar, -limonade, -limo, -wasser, -bier, -pils, -weizen, -wein, -sekt, -rum, -vodka, -wodka, -gin, -whisky, -likör, -schnaps, -cola, -drink, -pizza, -gericht, -gerichte, -lasagne, -baguette tk, pils, bier, sekt, wasser, mineralw, mineralwasser, radler, energy, cola, fanta, sprite, eistee, smoothie, fertiggerichte, fertiggericht, pizza, pommes, maultaschen, frühlingsrolle, eintopf, ravioli, -salat 350g, -pastasalat, pastasalat, nudelsalat, kartoffelsalat, fusillisalat, -sandwich, indisches, döner, weisswein, rotwein, prosecco, hugo',
    'non-food':
      'abwasch, -abwasch, taschent, superbenzin, benzin, diesel, adblue, -reibe, pfeffermühle, pfeffermuehle, salzmühle, salzmuehle, kaffeemühle, kaffeemuehle, -messer, eierschneider, gemüseschneider, brotschneider, pizzaschneider, -schäler, -schaeler, -presse, -öffner, -oeffner, -dünger, -duenger, hundesnack, hundesnacks, katzensnack, katzensnacks, teelicht, teelichter, -kerze, -kerzen, backform, springform, kuchenform, -bürste, -buerste, -schwamm, -papier, -tücher, -beutel, -reiniger, -waschmittel, -seife, -shampoo, -duschgel, -creme dm, -zahnpasta, -bürste, -windeln, -watte, -folie, -kerzen, -kerze, -batterien, -zeitung, -zeitschrift, -katzenfutter, -hundefutter, -streu, -schwamm, -schwämme, -spülmittel, -tabs, -weichspüler, -deo, toilettenpapier, toipa, küchenrolle, küchenrollen, taschentücher, müllbeutel, spülmittel, spüli, waschmittel, weichspüler, deo, duschgel, shampoo, zahncreme, zahnbürste, windeln, rasierer, tampons, slipeinlagen, alufolie, backpapier, frischhaltefolie, gefrierbeutel, batterie, glühbirne, katzenfutter, hundefutter, katzenstreu, blumen, blumenstrauss, rosen, tulpen, zigaretten, marlboro, tabak, feuerzeug, socken, zeitung, zeitschrift, grusskarte, servietten, streichhölzer, kerzen, pflaster, seife, bodylotion, whiskas, sheba, pedigree, felix',
  },
  restaurant:
    'tisch, tischnr, tisch-nr, trinkgeld, bedienung, kellner, speisen, gedeck, restaurant, gaststätte, gasthaus, gasthof, bewirtung, bewirtungsbeleg, bewirtete personen, ristorante, pizzeria, brauhaus, gäste',
};
