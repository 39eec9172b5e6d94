import type { ReceiptWords } from './receipt-words.ts';

export const sv: ReceiptWords = {
  marks:
    'moms, varav moms, org.nr, orgnr, org nr, totalt, att betala, summa, kontant, kontokort, bankkort, kort, betalat, tillbaka, växel, kassa, kassör, kvitto, öppettider, tack, välkommen åter, pant, rabatt, st, kr, sek, brutto, netto, butik, kund, köp, medlem, bonus, poäng, varor, öresavrundning, avrundning, spara kvittot, klubbkort, erhållen rabatt, mottaget, gatan, vägen',
  subtotal: 'delsumma, summa före rabatt, subtotal, varor totalt',
  total:
    'totalt, att betala, summa, total, summa att betala, totalt sek, total sek, summa sek, totalt kr, totalsumma, belopp, slutsumma',
  allowedWords: 'sek, kr, st, varor, artiklar, att, betala, antal, inkl, moms, kort, totalt, vara',
  tax: 'moms, varav moms, moms%, momsbelopp, *inkl moms, netto, brutto, momssats, total moms, varav',
  count:
    'antal varor, antal artiklar, varor, totalt antal varor, antal, artiklar, antal köpta varor, antal st',
  payment:
    'kontant, kontanter, kort, kontokort, bankkort, kortbetalning, kortköp, betalat, betalt, mottaget, mottaget kontant, tillbaka, växel, swish, presentkort, kontantbetalt, debit, köp, betalning, rest, mottagen',
  charge:
    'pant, *pant, pant burk, pant burkar, pant flaska, pant pet, pant liten, pant stor, burkpant, flaskpant, panten, pantretur, retur pant, bärkasse, *bärkasse, kasse, påse, plastkasse, papperskasse, *papperskasse, plastpåse, öresavrundning, avrundning, öresutjämning, plastpåseskatt, leverans',
  discount:
    'rabatt, *rabatt, *rabatter, kupong, *kupong, medlemspris, *medlemspris, *medlemsrabatt, *stammispris, stammis, erbjudande, *kampanj, kampanj, *nedsatt, prisnedsättning, *bonuscheck, bonuscheck, *x-tra, mängdrabatt, *klippkort, kort datum, *för priset av, *personal rabatt, *pris sänkt',
  remark:
    'ord pris, ordinarie pris, ord.pris, tara, jämförpris, jmf, du sparar, du har sparat, erhållen rabatt, din rabatt, total rabatt, varav rabatt',
  void: 'makulerad, *makulerad, *makulerat, återköp, *återköp, ångrad, korrigering, retur, *borttagen',
  info: 'kassör, kassörska, kassa, du betjänades av, du blev betjänad av, betjänad av, betjänades, expedit, säljare, kund, kundnr, kundnummer, medlem, medlemsnr, medlemsnummer, klubbkort, ica-kort, *poäng, bonusgrundande, poänggrundande, *saldo, org nr, orgnr, org.nr, tel, telefon, *gatan, *vägen, *torget, öppettider, öppet, alla dagar, mån-fre, datum, tid, kvitto, kvittonr, tack, *välkommen åter, välkommen, spara kvittot, www, butik, term, terminal, ref, aid, tvr, kontrollenhet, kontroll, ctu, du har, personligt, ditt',
  headings: {
    Produce: 'frukt och grönt, frukt & grönt, frukt, grönsaker',
    Protein: 'kött, fisk, chark, kött & chark, kött och chark',
    Dairy: 'mejeri, ost, ägg, mejeri och ost',
    Pantry: 'bröd, kolonial, bageri, godis, skafferi, specerier',
    Other: 'dryck, djupfryst, fryst, färdigmat',
    'non-food': 'kemtekniskt, hushåll, non food, djur, hygien, tidningar',
  },
  itemWords: {
    Produce:
      '-tomat, -tomater, -gurka, -potatis, -lök, -sallad, -sallat, -äpple, -äpplen, -banan, -bananer, -kål, -paprika, -morot, -morötter, -svamp, -bär, -champinjoner, -spenat, -citron, -frukt, tomat, tomater, gurka, potatis, lök, vitlök, morot, morötter, äpple, äpplen, päron, banan, bananer, apelsin, apelsiner, clementin, citron, lime, vindruvor, jordgubbar, blåbär, hallon, avokado, mango, ananas, kiwi, melon, paprika, broccoli, blomkål, vitkål, squash, zucchini, aubergine, spenat, ruccola, champinjoner, purjolök, ingefära, dill, persilja, basilika, koriander, rädisor, selleri, rödbetor, isberg, salladsmix',
    Protein:
      'tonfisk i vatten, blodpudding, -korv, -skinka, -färs, -filé, -file, -filéer, -fläsk, -kött, -biff, -biffar, -bacon, -lax, -torsk, -sill, -räkor, -fisk, -kyckling, -bullar, -prinskorv, -stek, -tofu, kyckling, kycklingfilé, köttfärs, nötfärs, blandfärs, fläskfilé, falukorv, korv, prinskorv, skinka, bacon, salami, leverpastej, köttbullar, kassler, kotlett, lax, torsk, sill, makrill, tonfisk, räkor, fiskpinnar, kaviar, kalles kaviar, kalkon, biff, entrecote, tofu, medvurst, rökt, rostbiff, quorn, grillkorv',
    Dairy:
      '-mjölk, -yoghurt, -fil, -ost, -smör, -grädde, -kvarg, -glass, -ägg, -margarin, -keso, -pudding, mjölk, mellanmjölk, lättmjölk, standardmjölk, filmjölk, fil, yoghurt, yogh, kvarg, keso, ost, hushållsost, prästost, grevé, herrgård, brie, fetaost, halloumi, mozzarella, parmesan, smör, bregott, margarin, grädde, vispgrädde, matlagningsgrädde, gräddfil, creme fraiche, ägg, glass, skyr, lätta, philadelphia, färskost, västerbotten, havregurt',
    Pantry:
      'kanelbullar, kanelbulle, kardemummabullar, vetebullar, tryffel choklad, chokladtryffel, tryfflar, chokladägg, påskägg, -bröd, -limpa, -bullar, -bulle, -kaka, -kakor, -kex, -mjöl, -socker, -ris, -pasta, -sås, -olja, -vinäger, -buljong, -krydda, -kaffe, -te, -choklad, -godis, -chips, -nötter, -gryn, -müsli, -flingor, -sylt, -honung, -senap, -soppa, -bönor, -linser, -puré, bröd, tekaka, polarbröd, knäckebröd, knäcke, bullar, bulle, kanelbulle, croissant, kakor, kex, pasta, spaghetti, makaroner, ris, mjöl, vetemjöl, socker, strösocker, salt, peppar, kryddor, olja, rapsolja, olivolja, ketchup, senap, majonnäs, kaffe, bryggkaffe, te, choklad, godis, lösgodis, chips, ostbågar, nötter, jordnötter, mandel, havregryn, flingor, müsli, sylt, lingonsylt, honung, kross tomat, krossade tomater, passerade tomater, tomatpuré, kikärter, kikärtor, bönor, linser, majs, oliver, jäst, bakpulver, vaniljsocker, tortilla, tacokrydda, salsa, marabou, bilar, popcorn, pepparkakor, soja',
    Other:
      '-juice, -vatten, -läsk, -öl, -vin, -dricka, -pizza, -rätt, -saft, -dryck, juice, apelsinjuice, vatten, ramlösa, loka, coca-cola, cola, fanta, sprite, pepsi, läsk, julmust, öl, folköl, lättöl, cider, vin, saft, nocco, energidryck, havredryck, oatly, pizza, pytt, lasagne, pirog, paj, färdigrätt, pommes, pommes frites, smörgås, sallad, potatissallad, hummus, vårrullar, sushi, trocadero, celsius, red bull, falafel',
    'non-food':
      '-borste, tvättsvamp, disksvamp, handkräm, handkram, hudkräm, duschkräm, duschtvål, rivjärn, osthyvel, skalare, kniv, pepparkvarn, burköppnare, vitlökspress, värmeljus, blockljus, växtnäring, hundgodis, kattgodis, -papper, -påsar, -medel, -tvål, -schampo, -blöjor, -folie, -ljus, -batterier, -kattmat, -hundmat, -tidning, toalettpapper, toapapper, hushållspapper, hushållspap, servetter, tvättmedel, sköljmedel, diskmedel, maskindisk, disktabletter, allrent, rengöring, svamp disk, disktrasa, soppåsar, avfallspåse, schampo, balsam, duschcreme, duschtvål, tvål, tandkräm, tandborste, deo, deodorant, rakhyvel, blöjor, bindor, tamponger, bomull, aluminiumfolie, plastfolie, bakplåtspapper, fryspåsar, batteri, batterier, glödlampa, kattmat, kattsand, hundmat, blommor, tulpaner, bukett, ljus, värmeljus, tidning, kvällstidning, aftonbladet, expressen, cigaretter, snus, tändare, tändstickor, plåster, våtservetter, lambi, yes disk',
  },
  restaurant:
    'bord, bordsnr, servitör, servitris, dricks, restaurang, krog, kuvert, antal gäster, gäster, pizzeria, notanr, nota, lunchbuffé, dagens rätt',
};
