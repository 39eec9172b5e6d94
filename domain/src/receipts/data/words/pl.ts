import type { ReceiptWords } from './receipt-words.ts';

export const pl: ReceiptWords = {
  marks:
    'paragon fiskalny, paragon, fiskalny, niefiskalny, nip, ptu, suma, suma pln, suma ptu, kwota, sprzedaż opodatkowana, sprzed opod, sp. op, sprz opodatk, gotówka, karta, reszta, kasa, kasjer, sprzedawca, ul, szt, zł, zl, pln, razem, do zapłaty, dziękujemy, zapraszamy, rabat, opust, kaucja, torba, reklamówka, sp z o.o, s.a, nr sys, numer transakcji, opodatkowana, rozliczenie płatności, karta płatnicza, sklep',
  subtotal: 'podsuma, suma częściowa, razem przed rabatem, suma przed rabatem',
  total:
    'suma pln, suma, suma zł, razem, razem pln, do zapłaty, do zaplaty pln, wartość, należność, łącznie, suma:pln, kwota do zapłaty',
  allowedWords: 'pln, zł, zl, do, zapłaty, brutto, razem, szt, poz, pozycji, karta, płatnicza',
  tax: 'ptu, *ptu, suma ptu, kwota ptu, kwota a, kwota b, kwota c, kwota d, sprzed opod, sprzedaż opodatkowana, sprzedaż opodatk, sprzed opodatk, sp op, sp.op, sprz opodatk, sprzed. opod. ptu, vat, podatek, netto, opod, opodatk, sprzedaż zwolniona, sprz op',
  count:
    'liczba artykułów, ilość pozycji, liczba pozycji, ilość sztuk, pozycji, ilość artykułów, liczba produktów',
  payment:
    'gotówka, gotowka pln, karta, karta płatnicza, karta kredytowa, karta debetowa, reszta, reszta pln, reszta gotówka, rozliczenie płatności, płatność, zapłacono, wpłata, blik, bon, bon towarowy, przelew, terminal, voucher, płatność kartą, otrzymano, zaplacono',
  charge:
    'kaucja, *kaucja, kaucja pet, *opak zwrotne, kaucja puszka, kaucja butelka, kaucja szkło, opakowanie zwrotne, *opakowania zwrotne, torba, *torba, reklamówka, *reklamowka, siatka, *torba papierowa, wydanie opakowań, zwrot opakowań, dostawa',
  discount:
    'rabat, *rabat, opust, *opust, obniżka, *obniżka, promocja, *promocja, kupon, *kupon, *zniżka, oszczędzasz, *upust, bonus, *zappsy, bon rabatowy, *moja biedronka',
  remark: 'cena przed, przed rabatem, cena regularna, tara, zaoszczędziłeś, oszczędziłeś, po rabacie',
  void: 'storno, *storno, anulowano, *anulowano, *anulowana, zwrot',
  info: 'kasjer, kasjerka, kasa, kasa nr, sprzedawca, obsługiwał, obsługa, klient, nr klienta, numer klienta, karta klienta, nr karty, *punkty, saldo, nip, nip nabywcy, regon, *ul, *al, *ulica, tel, telefon, sklep, sklep nr, data, godz, godziny otwarcia, czynne, pon, dziękujemy, *zapraszamy, www, paragon, paragon fiskalny, nr, nr sys, nr transakcji, transakcja, nr wydruku, adres, infolinia, id, aid, kod autoryzacji, oddział, sp z o.o, zachowaj paragon, numer',
  headings: {
    Produce: 'owoce i warzywa, warzywa i owoce, owoce, warzywa',
    Protein: 'mięso, wędliny, mięso i wędliny, ryby, mieso wedliny',
    Dairy: 'nabiał, nabial, sery, jaja',
    Pantry: 'pieczywo, art. spożywcze, artykuły spożywcze, słodycze, sypkie',
    Other: 'napoje, mrożonki, alkohol, alkohole, dania gotowe',
    'non-food': 'chemia, kosmetyki, artykuły przemysłowe, dla zwierząt, prasa',
  },
  itemWords: {
    Produce:
      'pomidor, pomidory, pom, ogórek, ogórki, ogorek, papryka, sałata, salata, ziemniak, ziemniaki, cebula, czosnek, marchew, marchewka, pietruszka, por, seler, kapusta, kalafior, brokuł, brokuly, brokul, cukinia, bakłażan, pieczarki, pieczarka, grzyby, jabłko, jabłka, jablka, jablko, gruszka, gruszki, banan, banany, pomarańcza, pomarańcze, pomarancze, mandarynki, mandarynka, cytryna, cytryny, winogrono, winogrona, truskawki, truskawka, maliny, borówka, borówki, kiwi, ananas, mango, awokado, arbuz, brzoskwinie, śliwki, rukola, szpinak, rzodkiewka, koper, koperek, natka, burak, buraki, szczypiorek, bazylia, imbir, limonka, mix sałat',
    Protein:
      'kurczak, kurcz, filet, piersi, pierś, udka, udko, podudzie, indyk, wołowina, wolowe, wieprzowe, wieprz, schab, karkówka, karkowka, boczek, szynka, kiełbasa, kielbasa, kabanosy, parówki, parowki, salami, polędwica, poledwica, pasztet, mięso, mielone, mieso, łosoś, losos, tuńczyk, tunczyk, śledź, sledz, śledzie, makrela, dorsz, krewetki, pstrąg, paluszki rybne, tofu, wędlina, żeberka, kaszanka, frankfurterki, morliny, wątróbka, szprot',
    Dairy:
      'mleko, jogurt, jog, kefir, maślanka, śmietana, smietana, śmietanka, smietanka, masło, maslo, margaryna, ser, serek, twaróg, twarog, mozzarella, gouda, jaja, jajka, jaj, lody, budyń, pudding, skyr, danio, serek wiejski, camembert, feta, parmezan, monte, jogobella, actimel, mascarpone, bakoma',
    Pantry:
      'obiadek dla dzieci, deserek, trufle, trufle czekoladowe, jajka czekoladowe, jajko czekoladowe, chleb, bułka, bulka, bułki, bulki, kajzerka, bagietka, rogal, drożdżówka, pączek, paczek, ciasto, ciastka, herbatniki, wafle, mąka, maka, cukier, sól, sol, pieprz, olej, oliwa, ocet, ryż, ryz, makaron, kasza, płatki, platki, musli, płatki owsiane, kawa, herbata, kakao, czekolada, czek, cukierki, żelki, baton, batonik, dżem, dzem, miód, miod, nutella, chipsy, orzeszki, orzechy, migdały, słonecznik, ketchup, majonez, musztarda, sos, bulion, zupa, koncentrat, przecier, groszek, kukurydza, fasola, ciecierzyca, soczewica, oliwki, ogórki konserwowe, przyprawa, drożdże, proszek do pieczenia, tortilla, krakersy, paluszki, precle, knedle suche, tost, pomidory krojone, pasztecik',
    Other:
      'woda, sok, napój, napoj, nektar, cola, coca-cola, pepsi, fanta, sprite, piwo, wino, wódka, wodka, whisky, gin, rum, likier, szampan, prosecco, energetyk, tiger, ice tea, lipton ice, kubuś, tymbark, pizza, pierogi, pyzy, kopytka, lasagne, frytki, gołąbki, zapiekanka, kanapka, sałatka, salatka, surówka, surowka, hot dog, danie, gyoza, kluski, bigos, flaki, hummus, cisowianka, żywiec, zywiec, lech, tyskie, okocim, muszynianka, zupa pomidorowa gotowa',
    'non-food':
      'krem do rąk, krem do rak, krem do twarzy, mleczko do ciała, balsam do ciała, żel pod prysznic, zel pod prysznic, tarka, nóż, młynek, mlynek, otwieracz, wyciskarka, świeca, swieca, świeczki, nawóz, nawoz, przysmak dla psa, papier toaletowy, papier toal, pap toal, toaletowy, ręcznik papierowy, recznik, ręczniki, chusteczki, płyn do naczyń, plyn do naczyn, płyn, plyn, proszek do prania, proszek, kapsułki, tabletki, żel pod prysznic, zel, szampon, odżywka, mydło, mydlo, pasta do zębów, pasta do zebow, szczoteczka, dezodorant, dezod, antyperspirant, pieluchy, pieluszki, podpaski, wkładki, waciki, maszynka, worki na śmieci, worki, folia, aluminiowa, papier do pieczenia, gąbka, gabka, zmywak, domestos, ludwik, baterie, żarówka, karma, karma dla kota, żwirek, świeca, świeczki, znicz, kwiaty, tulipany, róża, gazeta, papierosy, marlboro, zapałki, zapalniczka, serwetki, krem do rąk, rajstopy, skarpety, whiskas, pedigree, felix, velvet, regina',
  },
  restaurant:
    'stolik, kelner, kelnerka, napiwek, restauracja, pizzeria, karczma, bistro, liczba gości, obsługa kelnerska, serwis, na wynos, na miejscu, rachunek kelnerski',
};
