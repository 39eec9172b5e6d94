import type { ReceiptWords } from './receipt-words.ts';

export const it: ReceiptWords = {
  marks:
    'documento commerciale, p.iva, partita iva, iva, di cui iva, totale, totale complessivo, totale euro, pagamento, pagamento elettronico, contante, contanti, resto, importo pagato, importo, prezzo, descrizione, di vendita o prestazione, scontrino, documento n, rt, cassa, cassiere, cassiera, operatore, via, tel, grazie, arrivederci, punti, fidaty, sconto, sacchetto, shopper, spa, s.p.a, srl, s.r.l, negozio, sede legale, supermercato, carta di credito, bancomat, non riscosso, pezzi, articoli, eur, reparto',
  subtotal: 'subtotale, sub-totale, totale parziale, subtot, totale merce',
  total:
    'totale complessivo, totale, totale euro, totale eur, totale €, totale da pagare, importo totale, da pagare, totale documento, tot, tot complessivo, totale spesa, totale netto',
  allowedWords:
    'eur, euro, complessivo, articoli, pezzi, pz, da, pagare, spesa, documento, importo, elettronico, carta, contanti, bancomat, netto, iva, inclusa',
  tax: 'di cui iva, iva, imponibile, imposta, aliquota, totale iva, *iva inclusa, ripartizione iva',
  count:
    'articoli, n articoli, numero articoli, n° articoli, totale articoli, pezzi, n pezzi, numero pezzi, totale pezzi, nr pezzi, articoli acquistati, n.pezzi',
  payment:
    'pagamento, pagamento elettronico, pagamento contante, pag elettronico, contante, contanti, resto, importo pagato, bancomat, carta, carta di credito, carta credito, carte, pagobancomat, satispay, buoni pasto, buono pasto, ticket, non riscosso, assegno, elettronico, ricevuto, carta di debito',
  charge:
    'sacchetto, *sacchetto, *sacchetti, shopper, *shopper, busta, buste, borsa, *cauzione, arrotondamento, *biodegradabile, spese di consegna, *bio shopper',
  discount:
    'sconto, *sconto, *sconti, buono sconto, *buono, promozione, *promo, offerta, *offerta soci, risparmio, *risparmio, *abbuono, coupon, *coupon, fidelity, *fidaty, riduzione, premio, bollini, *sc.to, storno sconto',
  remark:
    'prezzo pieno, invece di, anziché, tara, prezzo al kg, prezzo intero, hai risparmiato, risparmi, prezzo unit',
  void: 'storno, *storno, annullo, *annullo, *annullato, reso, *reso merce, correzione',
  info: 'cassiere, cassiera, cassa, operatore, op, ti ha servito, servito da, addetto, addetta, cliente, codice cliente, carta socio, socio, socio n, tessera, n tessera, *punti, saldo punti, totale punti, fidaty card, tel, telefono, fax, p.iva, partita iva, c.f, cod fisc, *via, *viale, *piazza, *corso, *strada, data, ora, orario, aperto, documento commerciale, documento, di vendita, scontrino, rt, grazie, *grazie e, arrivederci, www, servizio clienti, numero verde, sede legale, cap soc, autorizzazione, transazione, terminale, aut, aid, esercente, negozio, descrizione, reparto, matricola',
  headings: {
    Produce: 'ortofrutta, frutta e verdura, frutta, verdura',
    Protein: 'macelleria, carne, pescheria, salumeria, salumi, pesce, gastronomia carni, salumi e formaggi',
    Dairy: 'latticini, formaggi, uova, latte e derivati',
    Pantry:
      'drogheria, drogheria alimentare, panetteria, pane, dispensa, generi vari, pasticceria, scatolame',
    Other: 'bevande, surgelati, liquidi, gastronomia, vini, acque',
    'non-food':
      'igiene, casa, detersivi, cura casa, cura persona, profumeria, bazar, chimico, non food, extralimentare, drogheria chimica',
  },
  itemWords: {
    Produce:
      'pomodoro, pomodori, pomodorini, insalata, lattuga, mela, mele, pera, pere, banana, banane, arancia, arance, mandarini, clementine, limone, limoni, uva, fragole, melone, anguria, kiwi, ananas, mango, avocado, cipolla, cipolle, aglio, patata, patate, carota, carote, peperone, peperoni, zucchina, zucchine, melanzana, melanzane, cetriolo, cetrioli, broccoli, cavolfiore, spinaci, spinacino, fagiolini, funghi, champignon, prezzemolo, basilico, rucola, radicchio, finocchio, finocchi, sedano, porro, porri, zucca, pesche, albicocche, ciliegie, susine, mirtilli, cavolo, bieta, rosmarino, iceberg, valeriana',
    Protein:
      'bollito, lesso, spezzatino, arrosto, pollo, tacchino, manzo, vitello, vitellone, suino, maiale, agnello, coniglio, prosciutto, prosc, speck, salame, mortadella, bresaola, pancetta, salsiccia, salsicce, wurstel, würstel, bistecca, fettine, macinato, hamburger, petto, cosce, cotolette, cotoletta, arrosto, costine, salmone, tonno, merluzzo, orata, branzino, gamberi, gamberetti, cozze, vongole, calamari, polpo, seppie, acciughe, alici, sgombro, sardine, pesce, bastoncini, tofu, carne, filetto, filetti, nduja, porchetta, guanciale, lonza, affettato',
    Dairy:
      'latte di soia, bevanda soia, bevanda avena, latte, lt fresco, yogurt, yog, formaggio, form, mozzarella, mozz, parmigiano, parmig, grana, pecorino, ricotta, mascarpone, gorgonzola, stracchino, crescenza, provola, scamorza, burrata, philadelphia, asiago, fontina, burro, margarina, panna, uova, uovo, gelato, gelati, budino, stracciatella, fiocchi di latte, kefir, galbanino, caciotta, taleggio, sottilette, robiola, feta, emmental, besciamella',
    Pantry:
      'omogeneizzato, omogeneizzati, omog, omogen, tartufi cioccolato, tartufo cioccolato, tartufi dolci, uova cioccolato, uovo cioccolato, uova pasqua, uovo pasqua, ovetti, ovetti cioccolato, pane, panini, rosetta, ciabatta, focaccia, grissini, crackers, cracker, fette biscottate, biscotti, bisc, cornetti, merendine, torta, crostata, panettone, pandoro, farina, zucchero, sale, pepe, olio, aceto, pasta, spaghetti, penne, fusilli, rigatoni, farfalle, linguine, tagliatelle, gnocchi, riso, polenta, lenticchie, ceci, fagioli, piselli, mais, passata, pelati, polpa, sugo, pesto, ragù, ragu, salsa, maionese, ketchup, senape, brodo, dado, caffè, caffe, tè, the, tisana, camomilla, cacao, cioccolato, cioccolata, ciocc, nutella, marmellata, confettura, miele, cereali, muesli, avena, noci, mandorle, nocciole, pistacchi, arachidi, patatine, olive, capperi, sottaceti, lievito, caramelle, taralli, piadina, piadine, wafer, conserva',
    Other:
      'acqua, succo, succhi, aranciata, coca, coca cola, cocacola, fanta, sprite, chinotto, bibita, te freddo, the pesca, estathe, birra, vino, prosecco, spumante, chianti, aperol, vermouth, grappa, limoncello, amaro, vodka, gin, whisky, rum, pizza, lasagne, cannelloni, tortellini, ravioli, arancini, supplì, crocchette, tramezzino, panino, insalata di riso, sofficini, minestrone, zuppa, parmigiana, patatine fritte, hummus, sushi, bevanda, energy, crodino',
    'non-food':
      'crema mani, crema corpo, crema viso, latte corpo, latte detergente, olio corpo, burro corpo, burro cacao labbra, bagnoschiuma, grattugia, pelapatate, apriscatole, spremiagrumi, coltello, coltelli, macinapepe, candela, candele, concime, snack cane, crocchette, carta igienica, igienica, carta casa, carta cucina, scottex, rotoli, fazzoletti, tovaglioli, detersivo, deters, ammorbidente, piatti, lavastoviglie, candeggina, sgrassatore, anticalcare, spugna, spugne, sacchi, sacchi immondizia, sacchetti gelo, shampoo, balsamo, bagnoschiuma, doccia, docciaschiuma, sapone, dentifricio, spazzolino, deodorante, deod, rasoio, pannolini, salviette, assorbenti, cotone, alluminio, pellicola, carta forno, pile, batterie, lampadina, crocchette gatto, crocchette cane, lettiera, cibo gatto, candele, fiori, mazzo, rivista, giornale, sigarette, accendino, stuzzicadenti, dash, dixan, swiffer, tovaglia, whiskas, friskies',
  },
  restaurant:
    'tavolo, coperto, coperti, cameriere, mancia, ristorante, trattoria, osteria, pizzeria, bar, conto, servizio al tavolo, antipasti, primi, secondi, dolci',
};
