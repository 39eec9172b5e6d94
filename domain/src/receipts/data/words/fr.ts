import type { ReceiptWords } from './receipt-words.ts';

/** Receipts in France, Belgium, Switzerland and Québec. */
export const fr: ReceiptWords = {
  marks:
    'tva, t.v.a, ttc, siret, siren, total ttc, montant, à payer, a payer, espèces, carte bancaire, cb, rendu, rendu monnaie, merci, visite, bonjour, caisse, ticket, articles, article, euro, rue, avenue, supermarché, hypermarché, fidélité, remise, réduction, consigne, magasin, dont tva, ht, client, hôtesse, carte, tps, tvq, bancontact, vidange, votre, vous, de votre, sous-total, lundi, horaires',
  subtotal: 'sous-total, sous total, s/total, sous-tot, total avant remise, total brut',
  total:
    'total ttc, total à payer, total a payer, montant à payer, montant dû, montant total, total eur, total euros, net à payer, à payer, total, total general, reste à payer, montant eur',
  allowedWords:
    'eur, euro, euros, ttc, ht, articles, article, art, produits, lignes, chf, à, a, payer, dû, net, cb, carte, bancaire, de, vos, achats, euros, cad, après, apres, remise, remises, avantages, les',
  tax: 'tva, t.v.a, dont tva, taux, taxe, taxes, total ht, ht, montant ht, total tva, tps, tvq, code tva, *tva incluse',
  count:
    'nombre articles, nb articles, nbre articles, nombre d articles, nb art, nombre de lignes, total articles, articles, nombre article vendus, nb de produits, nombre de produits',
  payment:
    'cb, carte bancaire, carte bleue, carte, cb emv, cb sans contact, cartes bancaires, espèces, especes, chèque, cheque, ticket restaurant, ticket resto, titre restaurant, bon d achat, bons d achat, rendu, rendu monnaie, monnaie, à rendre, monnaie rendue, payé, règlement, paiement, débit, bancontact, comptant, sans contact, avoir, reçu, cagnotte utilisée',
  charge:
    'consigne, *consigne, *consignes, sac, sac caisse, sac isotherme, sac kraft, sac papier, sac cabas, sac réutilisable, cabas, *sac de caisse, éco-participation, eco-part, eco participation, frais de livraison, vidange, vidanges, *vidange, arrondi',
  discount:
    'remise, *remise, *remises, réduction, *réduction, *reduc, promo, *promotion, *promo immediate, bon de réduction, *bon réduction, br, avantage, *avantage, rabais, *rabais, *offert, *offerte, offre, coupon, *coupon, *économies, *économie, ristourne, *lot virtuel, *immédiate, cagnotte, *cagnottés, ticket leclerc, *prime fidélité, *2eme, lot promo',
  remark:
    'prix unitaire, ancien prix, au lieu de, prix normal, tare, soit, prix au kg, vous économisez, vous avez économisé',
  void: 'annulation, *annulation, annulé, *annulé, correction, retour article, remboursement',
  info: 'votre caissier, votre caissière, caissier, caissière, hôte, hôtesse, hôte de caisse, hôtesse de caisse, vous avez été servi, *servi par, opérateur, vendeur, client, n° client, no client, carte de fidélité, carte fidélité, *fidélité, *points, solde, ancien solde, nouveau solde, cumul, caisse, ticket, n° ticket, tel, téléphone, tél, fax, siret, siren, rcs, naf, *rue, *avenue, *boulevard, *route de, date, heure, horaires, ouvert, du lundi, merci, *merci de, *votre visite, au revoir, à bientôt, bonjour, bienvenue, www, capital, sas, sa au capital, autorisation, no auto, aid, transaction, conserver, service client, débit immédiat, montant réel, *garantie',
  headings: {
    Produce: 'fruits et légumes, fruits & légumes, fruits légumes, f&l, fruits, légumes, fruit legume',
    Protein:
      'boucherie, charcuterie, volaille, poissonnerie, marée, viande, viandes, boucherie ls, charcuterie ls, saurisserie, traiteur ls',
    Dairy:
      'crémerie, cremerie, produits laitiers, fromage, fromages, bof, laiterie, crèmerie ls, ultra-frais, ultra frais',
    Pantry:
      'épicerie, epicerie, épicerie salée, épicerie sucrée, boulangerie, patisserie, pâtisserie, biscuiterie, boulangerie patisserie, confiserie',
    Other:
      'liquides, boissons, surgelés, surgeles, vins, traiteur, liquide, bières, alcools, vins et spiritueux',
    'non-food':
      'hygiène, dph, droguerie, entretien, parfumerie, bazar, textile, papeterie, droguerie parfumerie hygiène, animalerie, beauté',
  },
  itemWords: {
    Produce:
      'tomate, tomates, salade, laitue, pomme, pommes, poire, poires, banane, bananes, orange, oranges, clémentine, clémentines, courgette, courgettes, carotte, carottes, oignon, oignons, ail, échalote, poireau, poireaux, champignon, champignons, pdt, pommes de terre, raisin, fraise, fraises, framboises, avocat, avocats, citron, citrons, concombre, poivron, poivrons, melon, pêche, kiwi, kiwis, ananas, mangue, persil, basilic, menthe, endive, endives, radis, brocoli, chou, haricots verts, mache, mâche, légumes',
    Protein:
      'américain, andouillette, andouillettes, jambon, saucisson, saucisse, saucisses, poulet, dinde, boeuf, bœuf, steak, steaks, steack, veau, porc, agneau, lardons, lard, poitrine, merguez, chipolatas, rôti, escalope, escalopes, filet, filets, saumon, thon, cabillaud, colin, crevettes, crevette, moules, sardines, maquereau, truite, surimi, pâté, pate, rillettes, terrine, chorizo, canard, cordon bleu, nuggets, knacki, andouille, boudin, tofu, viande, hachée, haché, blanc de',
    Dairy:
      'lait cru, lait, lt, beurre, yaourt, yaourts, yt, yrt, fromage, frge, fr blc, crème, creme, oeufs, œufs, oeuf, emmental, emm, comté, camembert, brie, mozzarella, mozza, chèvre, roquefort, raclette, reblochon, kiri, vache qui rit, skyr, petit suisse, danette, margarine, glace, glaces, mascarpone, ricotta, parmesan, feta, boursin, dessert, mousse choco, cantal, gruyère, rapé, râpé',
    Pantry:
      'petit pot, petits pots, petit pot légumes, petit pot fruits, blédina, bledina, blédichef, tarte citron, tarte pommes, tarte fraises, tarte abricots, tarte fruits, tarte chocolat, tartelette, tartelettes, truffes chocolat, truffe chocolat, truffes cacao, oeufs chocolat, œufs chocolat, oeuf chocolat, lapin chocolat, pain chocolat, pains chocolat, pain, baguette, bag, brioche, croissant, croissants, chocolatine, pains, biscotte, biscottes, biscuit, biscuits, farine, sucre, sel, poivre, huile, vinaigre, moutarde, mayonnaise, ketchup, pâtes, pates, spaghetti, penne, coquillettes, riz, semoule, lentilles, pois chiches, haricots rouges, maïs, mais, conserve, concentré, sauce, soupe, bouillon, café, cafe, thé, the, infusion, chocolat, choc, bonbons, confiture, conf, miel, pâte à tartiner, nutella, céréales, cereales, muesli, chips, cacahuètes, noix, amandes, gâteau, gateau, cookies, madeleines, levure, compote, compotes, épices, olives, cornichons, tortilla, tortillas, crackers, bonne maman, lu, bn, prince',
    Other:
      'jus, eau, eaux, coca, coca-cola, soda, limonade, sirop, bière, biere, biere blonde, vin, rouge, rosé, champagne, cidre, whisky, rhum, vodka, pastis, ricard, oasis, orangina, perrier, evian, cristaline, vittel, volvic, badoit, pizza, quiche, lasagnes, hachis, taboulé, plat, sandwich, salade composée, piémontaise, frites, gratin, ravioli, paella, couscous, nems, sushi, surgelé, tarte, crêpes, wrap, box',
    'non-food':
      'crème mains, creme mains, crème main, crème corps, creme corps, lait corps, gel douche, huile corps, beurre corps, râpe fromage, moulin poivre, couteau, couteaux, éplucheur, eplucheur, ouvre boite, presse agrumes, essoreuse, bougie, bougies, engrais, croquettes chat, croquettes chien, friandises chien, friandises chat, papier toilette, papier wc, pap toil, ph, pq, essuie-tout, essuie tout, mouchoirs, lessive, adoucissant, liquide vaisselle, vaisselle, éponge, éponges, sac poubelle, sacs poubelle, shampooing, shamp, gel douche, savon, dentifrice, brosse à dents, déodorant, deo, rasoir, couches, coton, cotons, lingettes, javel, nettoyant, désinfectant, aluminium, papier cuisson, film alimentaire, piles, ampoule, croquettes, litière, pâtée chat, fleurs, bouquet, journal, magazine, cigarettes, bougie, serviettes, tampons, mouchoir, assouplissant, canard wc, st marc, paic, sopalin, whiskas, friskies, pedigree',
  },
  restaurant:
    'table, couvert, couverts, nb couverts, serveur, serveuse, pourboire, service compris, restaurant, brasserie, bistrot, menu midi, plat du jour, addition, formule, entrée plat',
};
