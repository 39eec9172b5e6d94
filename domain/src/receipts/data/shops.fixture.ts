import type { OtherLanguage } from '../../foods/other-languages.ts';

/**
 * Receipt layouts of shops, for tests: the rows above and below the items, and the notation of quantities. Written by
 * hand to resemble real receipts; no row is copied from one.
 */
export type ShopsOfLanguage = {
  currency: string;
  /** The unit after the price of a kilogram: "EUR/kg". */
  perKilogram: string;
  /** "Bananen=Produce", with "~" before items sold by weight. */
  products: string;
  /** Rows below the items: {total}, {tax}, {net}, {given}, {change}, {count}. */
  footers: readonly string[];
  /** Store, rows above the items, notation of quantities, tax letter after prices, and which footer. */
  shops: readonly (readonly [store: string, head: string, style: Style, tail: string, foot: number])[];
};

/**
 * below: "MILK 3,98" over "2 x 1,99"; above: the other way round; price-first: "MILK 1,99 x 2 3,98"; columns:
 * "2 MILK 1,99 3,98"; name-first: "MILK" over "2 x 1,99 3,98"; inline: "MILK 2 x1,99 3,98".
 */
export type Style = 'below' | 'above' | 'price-first' | 'columns' | 'name-first' | 'inline';

export const shops: Readonly<Record<OtherLanguage, ShopsOfLanguage>> = {
  de: {
    currency: '€',
    perKilogram: 'EUR/kg',
    products:
      '~Bananen lose=Produce, ~Rispentomaten=Produce, Gurke=Produce, Bio Möhren=Produce, Vollmilch 3,5%=Dairy, Deutsche Markenbutter=Dairy, Gouda jung=Dairy, Bio Eier=Dairy, Naturjoghurt=Dairy, ~Rinderhackfleisch=Protein, Hähnchenbrust=Protein, Salami=Protein, Vollkornbrot=Pantry, Spaghetti=Pantry, Basmatireis=Pantry, Rapsöl=Pantry, Zartbitterschokolade=Pantry, Apfelsaft=Other, Pilsener Bier=Other, Mineralwasser=Other, Toilettenpapier=Other, Spülmittel=Other, Zahnpasta=Other',
    footers: [
      'SUMME  EUR  {total}\nGeg. BAR  EUR  {given}\nRückgeld BAR  EUR  {change}\nSteuer  %  Netto  Steuer  Brutto\nA= 19,0%  {net}  {tax}  {total}\nBon-Nr.: 4711\nVielen Dank für Ihren Einkauf!\nEs bediente Sie Frau Schneider',
      'zu zahlen  {total}\nKreditkarte  {total}\nMWST%  MWST  + Netto  = Brutto\nA  7%  {tax}  {net}  {total}\nSumme  {tax}  {net}  {total}\n4432  118262/04  12.05.24 09:55\nUST-ID-NR: DE814123456\nKartenzahlung\nEUR {total}\nGenehmigungs-Nr.  214123',
      'Gesamtbetrag  {total}\ngirocard  {total}\nenthaltene MwSt 7%  {tax}\nAnzahl Artikel  {count}\nKunden-Nr. 0815 4711\nDatum 12.05.2024 Uhrzeit 09:55 Uhr',
    ],
    shops: [
      ['Lidl', 'LIDL\nHauptstraße 12\n33100 Paderborn\nEUR', 'price-first', ' A', 1],
      ['Aldi', 'ALDI SÜD\nBahnhofstr. 130\n45478 Mülheim', 'above', ' A', 2],
      ['REWE', 'REWE\nMarkt GmbH\nDomstr. 20\n50668 Köln\nUID Nr.: DE812706034\nEUR', 'below', ' B', 0],
      ['EDEKA', 'EDEKA Müller\nKirchgasse 4\n79098 Freiburg\nTel. 0761/123456', 'above', ' A', 0],
      ['Netto', 'Netto Marken-Discount\nAm Markt 7\n93142 Maxhütte', 'above', ' A', 1],
      ['Kaufland', 'KAUFLAND\nRötelstr. 35\n74172 Neckarsulm', 'below', ' A', 0],
      ['Penny', 'PENNY-MARKT GmbH\nTalstr. 1\n50668 Köln', 'above', ' B', 0],
      ['real', 'real GmbH\nHusener Str.121\n33100 Paderborn', 'below', ' E', 0],
      ['BILLA', 'BILLA AG\nHauptplatz 3\n4020 Linz', 'below', ' A', 2],
      ['dm', 'dm-drogerie markt\nRheinstr. 9\n76133 Karlsruhe', 'below', ' 1', 0],
    ],
  },
  fr: {
    currency: '€',
    perKilogram: '€/kg',
    products:
      '~BANANE CAVENDISH=Produce, ~TOMATE RONDE=Produce, CONCOMBRE=Produce, CAROTTES=Produce, LAIT DEMI ECREME=Dairy, BEURRE DOUX=Dairy, EMMENTAL RAPE=Dairy, OEUFS PLEIN AIR=Dairy, YAOURT NATURE=Dairy, ~STEAK HACHE=Protein, JAMBON BLANC=Protein, SAUMON FUME=Protein, BAGUETTE TRADITION=Pantry, SPAGHETTI=Pantry, RIZ BASMATI=Pantry, HUILE OLIVE=Pantry, CHOCOLAT NOIR=Pantry, JUS ORANGE=Other, BIERE BLONDE=Other, EAU MINERALE=Other, PAPIER TOILETTE=Other, LIQUIDE VAISSELLE=Other, DENTIFRICE=Other',
    footers: [
      'NOMBRE ARTICLES  {count}\nTOTAL  {total}\nCARTE BANCAIRE EUR  {total}\nTVA 5,5%  {net}  {tax}  {total}\nMERCI DE VOTRE VISITE\nVOTRE HOTESSE DE CAISSE : SYLVIE',
      'TOTAL TTC  {total}\nESPECES  {given}\nRENDU MONNAIE  {change}\nDONT TVA  {tax}\nSIRET 428 240 287 00014\nA BIENTOT',
      'MONTANT A PAYER EUR  {total}\nCB SANS CONTACT  {total}\nTAUX  HT  TVA  TTC\n5,50%  {net}  {tax}  {total}\nCAISSE 004 TICKET 1122',
    ],
    shops: [
      ['Carrefour', 'CARREFOUR MARKET\n12 RUE DE LA PAIX\n75002 PARIS\nTEL 01 42 61 00 00', 'below', '', 0],
      ['E.Leclerc', 'E.LECLERC\nROUTE DE PARIS\n44000 NANTES', 'below', ' 1', 1],
      ['Intermarché', 'INTERMARCHE SUPER\n5 AVENUE FOCH\n69006 LYON', 'above', ' B', 2],
      ['Auchan', 'AUCHAN\nCENTRE COMMERCIAL V2\n59650 VILLENEUVE', 'below', '', 0],
      ['Système U', 'SYSTEME U\nRUE DU MARCHE\n35000 RENNES', 'above', '', 1],
      ['Monoprix', 'MONOPRIX\n21 AV DE L OPERA\n75001 PARIS', 'below', ' A', 2],
      ['Lidl', 'LIDL\n72 AVENUE ROBERT SCHUMAN\n94533 RUNGIS', 'price-first', ' A', 2],
      ['Casino', 'CASINO SUPERMARCHE\nPLACE BELLECOUR\n69002 LYON', 'below', '', 0],
      ['Franprix', 'FRANPRIX\n8 RUE DES ECOLES\n75005 PARIS', 'above', ' E', 1],
      ['Aldi', 'ALDI\nZAC DES PRES\n77127 LIEUSAINT', 'above', ' A', 2],
    ],
  },
  es: {
    currency: '€',
    perKilogram: '€/kg',
    products:
      '~PLATANO=Produce, ~TOMATE RAMA=Produce, PEPINO=Produce, ZANAHORIA=Produce, LECHE ENTERA=Dairy, MANTEQUILLA=Dairy, QUESO TIERNO=Dairy, HUEVOS CAMPEROS=Dairy, YOGUR NATURAL=Dairy, ~PECHUGA POLLO=Protein, JAMON COCIDO=Protein, ATUN CLARO=Protein, PAN DE MOLDE=Pantry, SPAGHETTI=Pantry, ARROZ REDONDO=Pantry, ACEITE DE OLIVA=Pantry, CHOCOLATE NEGRO=Pantry, ZUMO NARANJA=Other, CERVEZA LATA=Other, AGUA MINERAL=Other, PAPEL HIGIENICO=Other, LAVAVAJILLAS=Other, PASTA DE DIENTES=Other',
    footers: [
      'TOTAL (€)  {total}\nTARJETA BANCARIA  {total}\nIVA  BASE IMPONIBLE (€)  CUOTA (€)\n4%  {net}  {tax}\nTOTAL  {net}  {tax}\nSE ADMITEN DEVOLUCIONES CON TICKET\nN.C: 084123456',
      'TOTAL A PAGAR  {total}\nEFECTIVO  {given}\nCAMBIO  {change}\nIVA INCLUIDO\n10,00%  {net}  {tax}\nLE ATENDIO: MARIA JOSE\nGRACIAS POR SU VISITA',
      'TOTAL COMPRA  {total}\nNUM. ARTICULOS  {count}\nTARJETA  {total}\nCLIENTE: 000123456\nAHORRO TOTAL  0,50',
    ],
    shops: [
      [
        'Mercadona',
        'MERCADONA, S.A.  A-46103834\nC/ MAYOR 12\n28013 MADRID\nTELEFONO: 915555555\n12/05/2024 18:32  OP: 1234567\nFACTURA SIMPLIFICADA: 2345-012-123456\nDescripción  P. Unit  Importe',
        'columns',
        '',
        0,
      ],
      ['Dia', 'DIA\nAVDA. DE AMERICA 5\n28028 MADRID', 'below', ' A', 1],
      ['Carrefour', 'CARREFOUR EXPRESS\nPLAZA MAYOR 1\n47001 VALLADOLID', 'below', '', 2],
      ['Lidl', 'LIDL SUPERMERCADOS\nC/ BEAT ORIOL\n08110 MONTCADA', 'price-first', ' A', 1],
      ['Eroski', 'EROSKI CITY\nGRAN VIA 20\n48001 BILBAO', 'above', '', 2],
      ['Consum', 'CONSUM S. COOP. V.\nAVDA ALGINET 1\n46460 SILLA', 'columns', '', 0],
      ['Alcampo', 'ALCAMPO S.A.\nCTRA DE TOLEDO\n28025 MADRID', 'below', '', 1],
      ['Aldi', 'ALDI\nPOL IND MASBLAU\n08820 EL PRAT', 'above', ' B', 1],
      ['Ahorramás', 'AHORRAMAS\nC/ ALCALA 200\n28028 MADRID', 'above', '', 2],
      ['El Corte Inglés', 'EL CORTE INGLES\nSUPERMERCADO\nC/ PRECIADOS 3', 'below', '', 0],
    ],
  },
  it: {
    currency: '€',
    perKilogram: '€/kg',
    products:
      '~BANANE=Produce, ~POMODORI GRAPPOLO=Produce, CETRIOLI=Produce, CAROTE=Produce, LATTE INTERO=Dairy, BURRO=Dairy, PARMIGIANO REGGIANO=Dairy, UOVA FRESCHE=Dairy, YOGURT BIANCO=Dairy, ~PETTO POLLO=Protein, PROSCIUTTO COTTO=Protein, TONNO OLIO=Protein, PANE CASERECCIO=Pantry, SPAGHETTI N.5=Pantry, RISO ARBORIO=Pantry, OLIO EXTRAVERGINE=Pantry, CIOCCOLATO FONDENTE=Pantry, SUCCO ARANCIA=Other, BIRRA MORETTI=Other, ACQUA NATURALE=Other, CARTA IGIENICA=Other, DETERSIVO PIATTI=Other, DENTIFRICIO=Other',
    footers: [
      'TOTALE COMPLESSIVO  {total}\ndi cui IVA  {tax}\nPagamento elettronico  {total}\nImporto pagato  {total}\n12-05-2024 18:32\nDOCUMENTO N. 0123-0045\nRT 99MEX012345',
      'TOTALE EURO  {total}\nCONTANTI  {given}\nRESTO  {change}\nNUMERO PEZZI  {count}\nCASSIERA: LAURA\nGRAZIE E ARRIVEDERCI',
      'TOTALE  {total}\nBANCOMAT  {total}\nTESSERA N. 0412345678\nSALDO PUNTI  1.234\nDI CUI IVA  {tax}',
    ],
    shops: [
      [
        'Esselunga',
        'ESSELUNGA S.P.A.\nVIA GIAMBOLOGNA 1\nLIMITO DI PIOLTELLO\nDOCUMENTO COMMERCIALE\ndi vendita o prestazione\nDESCRIZIONE  IVA  Prezzo(€)',
        'above',
        '',
        0,
      ],
      ['Coop', 'COOP LOMBARDIA\nVIALE FAMAGOSTA 75\n20142 MILANO', 'above', '', 2],
      ['Conad', 'CONAD CITY\nVIA ROMA 12\n40121 BOLOGNA\nP.IVA 00138950407', 'above', '', 1],
      ['Carrefour', 'CARREFOUR MARKET\nCORSO ITALIA 4\n10121 TORINO', 'below', '', 0],
      ['Lidl', 'LIDL ITALIA S.R.L.\nVIA AUGUSTO RUFFO 36\n37040 ARCOLE', 'above', ' B', 0],
      ['Eurospin', 'EUROSPIN\nVIA CAMPALTO 3\nS. MARTINO B.A.', 'above', '', 1],
      ['Pam', 'PAM PANORAMA\nVIA DELLE INDUSTRIE 8\nSPINEA', 'below', '', 2],
      ['Despar', 'DESPAR\nVIA VENETO 22\n39100 BOLZANO', 'above', '', 0],
      ['Bennet', 'BENNET\nVIA ENZO RATTI 2\nMONTANO LUCINO', 'below', '', 1],
      ['Crai', 'CRAI\nPIAZZA DUOMO 1\n09124 CAGLIARI', 'above', '', 2],
    ],
  },
  nl: {
    currency: '€',
    perKilogram: 'EUR/kg',
    products:
      '~BANANEN=Produce, ~TROSTOMATEN=Produce, KOMKOMMER=Produce, WORTELEN=Produce, HALFVOLLE MELK=Dairy, ROOMBOTER=Dairy, JONG BELEGEN KAAS=Dairy, SCHARRELEIEREN=Dairy, MAGERE YOGHURT=Dairy, ~RUNDERGEHAKT=Protein, KIPFILET=Protein, ACHTERHAM=Protein, VOLKORENBROOD=Pantry, SPAGHETTI=Pantry, ZILVERVLIESRIJST=Pantry, OLIJFOLIE=Pantry, HAGELSLAG PUUR=Pantry, APPELSAP=Other, PILSENER BIER=Other, SPA BLAUW=Other, TOILETPAPIER=Other, AFWASMIDDEL=Other, TANDPASTA=Other',
    footers: [
      '{count}  SUBTOTAAL  {total}\nUW VOORDEEL  0,00\nTOTAAL  {total}\nBETAALD MET:\nPINNEN  {total}\nPOI: 50282895\nBTW  OVER  EUR\n9%  {net}  {tax}\nTOTAAL  {net}  {tax}\nVRAGEN OVER UW KASSABON?',
      'TE BETALEN  {total}\nCONTANT  {given}\nTERUG  {change}\nBTW  EXCL.  INCL.\n9,00  {net}  {total}\nU BENT GEHOLPEN DOOR: SANNE\nBEDANKT EN TOT ZIENS',
      'Totaal  {total}\nBankpas  {total}\nAantal artikelen  {count}\nKlantnr 0031 4477\nBTW laag  {tax}',
    ],
    shops: [
      [
        'Albert Heijn',
        'ALBERT HEIJN\nDAMSTRAAT 1\n020-5551234\nAANTAL  OMSCHRIJVING  PRIJS  BEDRAG',
        'columns',
        '',
        0,
      ],
      ['Jumbo', 'JUMBO SUPERMARKTEN\nRIJKSWEG 15\n5462 CE VEGHEL', 'below', '', 2],
      ['Lidl', 'LIDL\nHAVENSTRAAT 71\n1271 AD HUIZEN', 'price-first', ' B', 1],
      ['Aldi', 'ALDI\nMARKT 8\n4101 CULEMBORG', 'above', ' 1', 1],
      ['PLUS', 'PLUS VAN DIJK\nDORPSSTRAAT 4\n3732 DE BILT', 'below', '', 2],
      ['Dirk', 'DIRK VAN DEN BROEK\nMARIE HEINEKENPLEIN 25\nAMSTERDAM', 'above', '', 1],
      ['Coop', 'COOP SUPERMARKT\nKERKSTRAAT 9\nVELP', 'below', '', 2],
      ['Hoogvliet', 'HOOGVLIET\nHOOFTSTRAAT 2\nALPHEN AAN DEN RIJN', 'columns', '', 1],
      ['Vomar', 'VOMAR VOORDEELMARKT\nALKMAAR', 'above', '', 0],
      ['DekaMarkt', 'DEKAMARKT\nKONINGSTRAAT 3\nVELSEN', 'below', '', 2],
    ],
  },
  pl: {
    currency: 'zł',
    perKilogram: 'zł/kg',
    products:
      '~Banany luz=Produce, ~Pomidory malinowe=Produce, Ogórek szklarniowy=Produce, Marchew=Produce, Mleko UHT 3,2%=Dairy, Masło extra=Dairy, Ser gouda=Dairy, Jaja wolny wybieg=Dairy, Jogurt naturalny=Dairy, ~Filet z kurczaka=Protein, Szynka konserwowa=Protein, Tuńczyk kawałki=Protein, Chleb żytni=Pantry, Makaron spaghetti=Pantry, Ryż basmati=Pantry, Olej rzepakowy=Pantry, Czekolada gorzka=Pantry, Sok jabłkowy=Other, Piwo jasne=Other, Woda mineralna=Other, Papier toaletowy=Other, Płyn do naczyń=Other, Pasta do zębów=Other',
    footers: [
      'SPRZEDAŻ OPODATKOWANA A  {net}\nPTU A 23%  {tax}\nSUMA PTU  {tax}\nSUMA PLN  {total}\n00123 #Kasa 4  Kasjer nr 17  12-05-2024 18:32\nKarta płatnicza  {total}\nNr transakcji 1234567',
      'Sprzed. opod. PTU C  {net}\nKwota C 05,00%  {tax}\nPodatek PTU  {tax}\nSUMA PLN  {total}\nGotówka  {given}\nReszta  {change}\nDZIĘKUJEMY ZAPRASZAMY PONOWNIE\nKasjer: Anna K.',
      'Suma PTU  {tax}\nDo zapłaty  {total} zł\nLiczba pozycji  {count}\nRozliczenie płatności\nKARTA  {total} PLN',
    ],
    shops: [
      [
        'Biedronka',
        'BIEDRONKA "CODZIENNIE NISKIE CENY" 1234\n00-001 Warszawa ul. Prosta 5\nNIP 779-10-11-327\nPARAGON FISKALNY',
        'inline',
        'C',
        0,
      ],
      ['Żabka', 'ŻABKA Z1234\nul. Długa 3\n61-001 Poznań\nPARAGON FISKALNY', 'inline', 'B', 1],
      [
        'Lidl',
        'LIDL sp. z o.o. sp. k.\nPoznańska 48\n62-080 Tarnowo Podgórne\nPARAGON FISKALNY',
        'inline',
        ' C',
        0,
      ],
      ['Kaufland', 'KAUFLAND\nal. Armii Krajowej 47\n50-541 Wrocław', 'name-first', 'C', 1],
      ['Dino', 'DINO POLSKA S.A.\nul. Ostrowska 122\nKrotoszyn', 'inline', 'B', 2],
      ['Auchan', 'AUCHAN POLSKA\nul. Puławska 46\nPiaseczno', 'inline', 'A', 0],
      ['Carrefour', 'CARREFOUR EXPRESS\nul. Targowa 72\nWarszawa', 'inline', 'C', 2],
      ['Stokrotka', 'STOKROTKA\nul. Projektowa 1\nLublin', 'name-first', 'A', 1],
      ['Lewiatan', 'LEWIATAN\nul. Kilińskiego 10\nWłocławek', 'inline', 'C', 1],
      ['Netto', 'NETTO\nMotaniec 9\n73-108 Kobylanka', 'inline', 'B', 2],
    ],
  },
  pt: {
    currency: '€',
    perKilogram: 'EUR/kg',
    products:
      '~BANANA IMPORTADA=Produce, ~TOMATE CACHO=Produce, PEPINO=Produce, CENOURA=Produce, LEITE MEIO GORDO=Dairy, MANTEIGA COM SAL=Dairy, QUEIJO FLAMENGO=Dairy, OVOS CLASSE M=Dairy, IOGURTE NATURAL=Dairy, ~PEITO FRANGO=Protein, FIAMBRE PERU=Protein, ATUM POSTA=Protein, PAO DE FORMA=Pantry, ESPARGUETE=Pantry, ARROZ AGULHA=Pantry, AZEITE VIRGEM=Pantry, CHOCOLATE NEGRO=Pantry, SUMO LARANJA=Other, CERVEJA SAGRES=Other, AGUA LUSO=Other, PAPEL HIGIENICO=Other, DETERGENTE LOICA=Other, PASTA DENTIFRICA=Other',
    footers: [
      'TOTAL A PAGAR  {total}\nCARTAO DE CREDITO  {total}\n%IVA  Total Liq.  IVA  Total\n(A) 6%  {net}  {tax}  {total}\nNIF CLIENTE: CONSUMIDOR FINAL\nATCUD:JFG4H2-1234\nOperador: Joana Silva',
      'SUBTOTAL  {total}\nTOTAL  {total}\nMULTIBANCO  {total}\nIVA INCLUIDO  {tax}\nPOUPANCA TOTAL  0,50\nOBRIGADO PELA SUA VISITA',
      'Total EUR  {total}\nDinheiro  {given}\nTroco  {change}\nNr. artigos  {count}\nProcessado por programa certificado',
    ],
    shops: [
      [
        'Continente',
        'CONTINENTE BOM DIA\nMODELO CONTINENTE S.A.\nRUA JOAO MENDONCA 505\nMATOSINHOS',
        'name-first',
        '',
        0,
      ],
      [
        'Pingo Doce',
        'PINGO DOCE\nRUA ACTOR ANTONIO SILVA 7\nLISBOA\nFATURA SIMPLIFICADA',
        'name-first',
        '',
        1,
      ],
      ['Lidl', 'LIDL & CIA\nRUA PE DE MOURO\nSINTRA', 'below', ' B', 2],
      ['Auchan', 'AUCHAN RETAIL PORTUGAL\nAV MARECHAL GOMES DA COSTA', 'below', '', 0],
      ['Minipreço', 'MINIPRECO\nAV DA LIBERDADE 2\nLISBOA', 'below', ' A', 2],
      ['Mercadona', 'MERCADONA\nAVENIDA PADRE JORGE DUARTE 123\nVILA NOVA DE GAIA', 'columns', '', 0],
      ['Intermarché', 'INTERMARCHE\nESTRADA NACIONAL 10\nBOBADELA', 'below', '', 1],
      ['Aldi', 'ALDI PORTUGAL\nRUA PONTA DA PEDRA\nMONTIJO', 'above', ' C', 2],
      ['Froiz', 'FROIZ\nRUA DE CAMOES 18\nPORTO', 'above', '', 1],
      ['El Corte Inglés', 'EL CORTE INGLES\nSUPERMERCADO\nLISBOA', 'below', '', 0],
    ],
  },
  sv: {
    currency: 'kr',
    perKilogram: 'kr/kg',
    products:
      '~BANAN=Produce, ~TOMATER KVIST=Produce, GURKA=Produce, MORÖTTER=Produce, MELLANMJÖLK 1,5%=Dairy, SMÖR NORMALSALTAT=Dairy, HUSHÅLLSOST=Dairy, ÄGG FRIGÅENDE=Dairy, YOGHURT NATURELL=Dairy, ~NÖTFÄRS=Protein, KYCKLINGFILÉ=Protein, FALUKORV=Protein, LIMPA=Pantry, SPAGHETTI=Pantry, BASMATIRIS=Pantry, RAPSOLJA=Pantry, MÖRK CHOKLAD=Pantry, APELSINJUICE=Other, FOLKÖL=Other, LOKA CITRON=Other, TOALETTPAPPER=Other, DISKMEDEL=Other, TANDKRÄM=Other',
    footers: [
      'Totalt {count} varor\nTotalt  {total} SEK\nMoms %  Moms  Netto  Brutto\n12,00  {tax}  {net}  {total}\nKort  {total}\nDu betjänades av Anna\nVälkommen åter!',
      'ATT BETALA  {total}\nKONTANT  {given}\nTILLBAKA  {change}\nVARAV MOMS 12%  {tax}\nÖPPETTIDER ALLA DAGAR 8-22\nKASSA 3 KVITTO 1234',
      'SUMMA  {total}\nKONTOKORT  {total}\nMOMS  {tax}\nMEDLEMSNR 1234567\nORG.NR 556030-7976',
    ],
    shops: [
      ['ICA', 'ICA SUPERMARKET\nSTORGATAN 5\n411 24 GÖTEBORG', 'below', '', 0],
      ['Coop', 'COOP FORUM\nKUNGSVÄGEN 12\nSTOCKHOLM', 'below', '', 2],
      ['Willys', 'WILLYS\nGÖTEBORG BACKAPLAN', 'below', '', 0],
      ['Lidl', 'LIDL SVERIGE\nBOX 6087\n175 06 JÄRFÄLLA', 'price-first', ' B', 1],
      ['Hemköp', 'HEMKÖP\nDROTTNINGGATAN 3\nUPPSALA', 'below', '', 0],
      ['City Gross', 'CITY GROSS\nSTATTENAVÄGEN 18\nHYLLINGE', 'above', '', 1],
      ['ICA', 'MAXI ICA STORMARKNAD\nLINDHAGENSGATAN 118', 'below', '', 2],
      ['Netto', 'NETTO\nSKEPPSGATAN 9\nMALMÖ', 'above', '', 1],
      ['Coop', 'COOP KONSUM\nTORGET 1\nVISBY', 'below', '', 2],
      ['ICA', 'ICA NÄRA\nBYVÄGEN 2\nÅRE', 'below', '', 0],
    ],
  },
  da: {
    currency: 'kr',
    perKilogram: 'kr/kg',
    products:
      '~BANANER=Produce, ~TOMATER=Produce, AGURK=Produce, GULERØDDER=Produce, LETMÆLK=Dairy, LURPAK SMØR=Dairy, DANBO OST=Dairy, ØKO ÆG=Dairy, YOGHURT NATUREL=Dairy, ~HAKKET OKSEKØD=Protein, KYLLINGEBRYST=Protein, LEVERPOSTEJ=Protein, RUGBRØD=Pantry, SPAGHETTI=Pantry, BASMATIRIS=Pantry, RAPSOLIE=Pantry, MØRK CHOKOLADE=Pantry, ÆBLEJUICE=Other, TUBORG ØL=Other, DANSKVAND=Other, TOILETPAPIR=Other, OPVASKEMIDDEL=Other, TANDPASTA=Other',
    footers: [
      'TOTAL  {total}\nDANKORT  {total}\nMOMS UDGØR  {tax}\nDU BLEV BETJENT AF: METTE\nTAK FOR BESØGET\nBON NR 1234',
      'AT BETALE  {total}\nKONTANT  {given}\nBYTTEPENGE  {change}\nHERAF MOMS  {tax}\nCVR-NR 35954716\nÅBNINGSTIDER 7-22',
      'I ALT  {total}\nANTAL VARER  {count}\nVISA/DANKORT  {total}\nMOMS 25%  {tax}',
    ],
    shops: [
      ['Netto', 'NETTO\nØSTERBROGADE 12\n2100 KØBENHAVN Ø', 'above', '', 0],
      ['Føtex', 'FØTEX\nVESTERGADE 75\n8000 AARHUS C', 'below', '', 1],
      ['Bilka', 'BILKA\nAGERØVEJ 7\n8381 TILST', 'below', '', 0],
      ['REMA 1000', 'REMA 1000\nNØRREGADE 4\n5000 ODENSE', 'below', '', 2],
      ['Lidl', 'LIDL\nPROFILVEJ 9\n6000 KOLDING', 'price-first', ' B', 1],
      ['SuperBrugsen', 'SUPERBRUGSEN\nALGADE 1\n4000 ROSKILDE', 'below', '', 2],
      ['Kvickly', 'KVICKLY\nTORVET 3\nHELSINGØR', 'above', '', 0],
      ['MENY', 'MENY\nSTRANDVEJEN 10\nHELLERUP', 'below', '', 1],
      ['SPAR', 'SPAR\nBYGADEN 2\nRIBE', 'above', '', 2],
      ['Aldi', 'ALDI\nHERSTEDVANG 6\nALBERTSLUND', 'above', ' A', 0],
    ],
  },
  nb: {
    currency: 'kr',
    perKilogram: 'kr/kg',
    products:
      '~BANANER=Produce, ~TOMATER KLASE=Produce, AGURK=Produce, GULRØTTER=Produce, LETTMELK=Dairy, MEIERISMØR=Dairy, NORVEGIA OST=Dairy, EGG FRITTGÅENDE=Dairy, YOGHURT NATURELL=Dairy, ~KJØTTDEIG=Protein, KYLLINGFILET=Protein, LEVERPOSTEI=Protein, GROVBRØD=Pantry, SPAGHETTI=Pantry, BASMATIRIS=Pantry, RAPSOLJE=Pantry, MELKESJOKOLADE=Pantry, EPLEJUICE=Other, RINGNES ØL=Other, FARRIS=Other, TOALETTPAPIR=Other, OPPVASKMIDDEL=Other, TANNKREM=Other',
    footers: [
      'Totalt ({count} artikler)  {total}\nBANK  {total}\nMVA-GRUNNLAG  MVA%  MVA\n{net}  15%  {tax}\nDU BLE BETJENT AV: KARI\nTAKK FOR HANDELEN',
      'Å BETALE  {total}\nKONTANT  {given}\nVEKSLEPENGER  {change}\nHERAV MVA  {tax}\nFORETAKSREGISTERET ORG.NR 982 254 604 MVA',
      'SUM  {total}\nBANKAXEPT  {total}\nANTALL VARER  {count}\nMEDLEMSNR 1234567\nSALGSKVITTERING 1234',
    ],
    shops: [
      ['REMA 1000', 'REMA 1000\nSTORGATA 12\n0184 OSLO', 'below', '', 0],
      ['KIWI', 'KIWI 512\nKIRKEVEIEN 64\nOSLO', 'below', '', 2],
      ['MENY', 'MENY\nBYGDØY ALLE 53\nOSLO', 'below', '', 0],
      ['Coop Extra', 'COOP EXTRA\nSANDVIKSVEIEN 10\nBERGEN', 'above', '', 2],
      ['SPAR', 'SPAR\nTORGGATA 3\nHAMAR', 'below', '', 1],
      ['Joker', 'JOKER\nHAVNEGATA 1\nSVOLVÆR', 'above', '', 1],
      ['Bunnpris', 'BUNNPRIS\nINNHERREDSVEIEN 7\nTRONDHEIM', 'below', '', 0],
      ['Coop Mega', 'COOP MEGA\nGRØNNEGATA 50\nTROMSØ', 'above', '', 2],
      ['Coop Obs', 'COOP OBS\nLADE ALLE 5\nTRONDHEIM', 'below', '', 1],
      ['KIWI', 'KIWI 201\nSJØGATA 9\nBODØ', 'below', '', 0],
    ],
  },
  fi: {
    currency: '€',
    perKilogram: '€/KG',
    products:
      '~BANAANI=Produce, ~TERTTUTOMAATTI=Produce, KURKKU SUOMI=Produce, PORKKANA=Produce, KEVYTMAITO=Dairy, VOI NORMAALISUOLAINEN=Dairy, EDAM JUUSTO=Dairy, KANANMUNA=Dairy, MAUSTAMATON JOGURTTI=Dairy, ~NAUDAN JAUHELIHA=Protein, BROILERIN FILEE=Protein, LENKKIMAKKARA=Protein, RUISLEIPÄ=Pantry, SPAGETTI=Pantry, BASMATIRIISI=Pantry, RYPSIÖLJY=Pantry, TUMMA SUKLAA=Pantry, APPELSIINIMEHU=Other, KARHU OLUT=Other, KIVENNÄISVESI=Other, WC-PAPERI=Other, ASTIANPESUAINE=Other, HAMMASTAHNA=Other',
    footers: [
      'YHTEENSÄ  {total}\nKORTTITAPAHTUMA\nDebit/Veloitus  {total}\nALV  VEROTON  VERO  VEROLLINEN\n14%  {net}  {tax}  {total}\nTEITÄ PALVELI: MINNA\nKIITOS KÄYNNISTÄ',
      'VÄLISUMMA  {total}\nYHTEENSÄ  {total}\nKÄTEINEN  {given}\nTAKAISIN  {change}\nALV 14,00%  {net}  {tax}  {total}\nBONUSTA KERRYTTÄVÄT OSTOT {total}',
      'YHT  {total}\nPANKKIKORTTI  {total}\nK-PLUSSA 1234 5678\nY-TUNNUS 0109862-8',
    ],
    shops: [
      ['K-Market', 'K-MARKET TÖÖLÖ\nRUNEBERGINKATU 12\nHELSINKI', 'below', '', 2],
      ['S-market', 'S-MARKET KALLIO\nHÄMEENTIE 9\nPUH 010 1234567', 'below', '', 0],
      ['Prisma', 'PRISMA ITÄKESKUS\nKAUPPAKARTANONKATU 4', 'below', '', 0],
      ['K-Citymarket', 'K-CITYMARKET\nVESIJÄRVENKATU 50\nLAHTI', 'below', '', 2],
      ['Lidl', 'LIDL SUOMI\nTURUNTIE 5\nVANTAA', 'price-first', ' B', 1],
      ['Alepa', 'ALEPA\nMANNERHEIMINTIE 1\nHELSINKI', 'below', '', 0],
      ['K-Supermarket', 'K-SUPERMARKET\nRAUHANKATU 2\nKUOPIO', 'below', '', 2],
      ['Tokmanni', 'TOKMANNI\nISOLAMMINTIE 1\nMÄNTSÄLÄ', 'above', '', 1],
      ['Prisma', 'PRISMA\nKOSKIKATU 3\nROVANIEMI', 'below', '', 0],
      ['S-market', 'S-MARKET\nSATAMATIE 7\nVAASA', 'below', '', 1],
    ],
  },
};
