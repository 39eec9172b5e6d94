import type { OtherLanguage } from '../../foods/other-languages.ts';
import type { Allergen } from '../../vocabulary/options.ts';

type Methods = {
  lines: readonly string[];
  /** Readable without further words; "{}" is replaced by foods that the list lacks. */
  step: string;
  /** Foods as cooks write them, by one of their allergens. */
  foods: Partial<Record<Allergen, string>>;
};

/** By language: foods with an allergen, for tests in which only the method names them. */
export const foodsInMethods: Record<OtherLanguage, Methods> = {
  fr: {
    lines: ['400 g pommes de terre', '1 oignon', '2 cuillères à soupe d’huile d’olive'],
    step: 'Éplucher les pommes de terre et l’oignon, les cuire 20 minutes dans l’huile, puis ajouter {} et servir.',
    foods: {
      Dairy:
        'le munster, le kéfir, le chester, le beaufort, la cancoillotte, le reblochon, la tomme, le saint-nectaire, le livarot, la fourme d’Ambert, le kiri, la faisselle, le petit-suisse, la mimolette, le boursin, la crème fleurette, la béchamel, le cheddar, le maroilles, le picodon, le crottin de Chavignol, le lait ribot, le babeurre, la raclette, le brocciu, la burrata, le vacherin, la Vache qui rit',
      Gluten:
        'le croissant, le crouton, la chapelure, la semoule, le boulgour, l’épeautre, la brioche, les vermicelles, le seitan, la biscotte, les crackers, le pain, la panure, la pâte feuilletée, les spéculoos, l’orge perlé, le couscous, la pâte brisée, les boudoirs',
      Fish: 'le merlan, le rouget, la lotte, le lieu noir, le colin, le bar, la rascasse, l’églefin, le turbot, les anchois, le flétan, le haddock, le tarama, la poutargue, le nuoc-mâm, l’espadon, le cabillaud, le saint-pierre, le mulet, l’omble chevalier',
      Shellfish:
        'les bulots, les bigorneaux, l’araignée de mer, le tourteau, les langoustines, les palourdes, les pétoncles, les coques, l’étrille, les gambas, l’encornet, les supions, le poulpe, les oursins, l’homard',
      Nuts: 'les pignons, le pralin, la pralinoise, le gianduja, la frangipane, les noisettes, les pistaches, la poudre d’amande, le massepain, les noix de pécan, la noix de cajou, le nougat, la pâte à tartiner, le Nutella',
      Eggs: 'la meringue, la mayonnaise, l’aïoli, la sauce hollandaise',
      Soy: 'le tofu, le tempeh, le miso, le tamari, l’edamame, le shoyu',
      Peanuts: 'les cacahuètes, l’arachide, la sauce satay',
      Sesame: 'le tahin, le gomasio, le halva, le tahini, le zaatar',
    },
  },
  es: {
    lines: ['400 g patatas', '1 cebolla', '2 cucharadas de aceite de oliva'],
    step: 'Pelar las patatas y la cebolla, cocerlas 20 minutos en el aceite, añadir {} y servir.',
    foods: {
      Dairy:
        'el kéfir, el cheddar, el yogur, la nata, el cabrales, el idiazábal, la cuajada, el requesón, el tetilla, el manchego, la torta del casar, el suero de leche, la leche merengada, el dulce de leche, el queso fresco, el mahón, el roncal, el cajeta',
      Gluten:
        'el bulgur, el seitán, el pan rallado, los fideos, la sémola, la cebada, la espelta, los picatostes, el centeno, el trigo sarraceno y trigo, las galletas, el alfajor, las migas, el hojaldre',
      Fish: 'el bonito, la merluza, el rape, la lubina, la dorada, las anchoas, los boquerones, el caviar, el rodaballo, la melva, el pez espada, el mújol, la mojama, el salmonete, el lenguado, la caballa, el besugo, el mero, el cazón, el jurel',
      Shellfish:
        'el calamar, los calamares, la sepia, los chipirones, las almejas, los berberechos, el pulpo, los percebes, las navajas, la nécora, el buey de mar, el centollo, las vieiras, el carabinero, las cigalas, las zamburiñas, el bogavante, el camarón, los langostinos',
      Nuts: 'el turrón, el mazapán, los piñones, las avellanas, los anacardos, las nueces, el praliné, los pistachos, las almendras',
      Eggs: 'las yemas, las claras, el alioli, la mayonesa, el merengue',
      Peanuts: 'los cacahuetes, el maní',
      Sesame: 'el ajonjolí, el sésamo, el tahini',
    },
  },
  it: {
    lines: ['400 g patate', '1 cipolla', '2 cucchiai di olio d’oliva'],
    step: 'Sbucciare le patate e la cipolla, cuocerle 20 minuti nell’olio, aggiungere {} e servire.',
    foods: {
      Dairy:
        'il kefir, la ricotta, il pecorino, la scamorza, il grana, il parmigiano, la stracciatella, lo stracchino, il taleggio, la robiola, il mascarpone, la provola, il caciocavallo, la besciamella, la panna, il latticello, la burrata, il castelmagno, la fontina, il bitto, l’asiago, il crescenza, il quartirolo, la toma',
      Gluten:
        'la semola, il farro, l’orzo, il pangrattato, le friselle, i savoiardi, la piadina, i taralli, il pane, la pasta sfoglia, il seitan, il couscous, la fregola, i grissini, la segale, i crostini, i tortellini',
      Fish: 'le acciughe, le alici, il branzino, l’orata, la bottarga, la spigola, il merluzzo, il baccalà, lo stoccafisso, la colatura, il tonno, il nasello, la sogliola, la triglia, lo sgombro, il cefalo, il rombo, la rana pescatrice, il pesce spada, il caviale',
      Shellfish:
        'le vongole, le cozze, i gamberi, il calamaro, il polpo, la seppia, gli scampi, i moscardini, le canocchie, i totani, l’astice, l’aragosta, la granseola, i frutti di mare, le capesante, i cannolicchi, i fasolari, le telline, i ricci di mare',
      Nuts: 'le mandorle, i pinoli, le nocciole, il gianduia, gli amaretti, il marzapane, il torrone, il pesto, le noci, i pistacchi, gli anacardi',
      Eggs: 'il tuorlo, gli albumi, la maionese, il savoiardo, lo zabaione',
      Peanuts: 'le arachidi',
      Sesame: 'il sesamo, la tahina, la tahin',
    },
  },
  de: {
    lines: ['400 g Kartoffeln', '1 Zwiebel', '2 EL Olivenöl'],
    step: 'Die Kartoffeln und die Zwiebel schälen, 20 Minuten im Öl garen, {} zugeben und servieren.',
    foods: {
      Dairy:
        'den Quark, Schmand, den Kefir, die Molke, den Harzer, Feta, den Bergkäse, Rahm, Obers, Topfen, Butterschmalz, Skyr, den Appenzeller, Tilsiter, Limburger, den Emmentaler, Sauermilch, Dickmilch, Schafskäse, Hüttenkäse, den Gouda, Raclette, Burrata, den Obatzda, Sauerrahm, Halloumi, Camembert',
      Gluten:
        'Grieß, Graupen, Dinkel, Grünkern, Semmelbrösel, Paniermehl, Spätzle, Nudeln, Knödel, Bulgur, Seitan, Zwieback, Brötchen, Knäckebrot, Blätterteig, Roggen, Haferkleie und Weizen, Gerste, Emmer, Couscous, Malzbier, Bier, Löffelbiskuits, Laugengebäck, Semmeln, Maultaschen, Ebly',
      Fish: 'Matjes, den Hering, Seelachs, Zander, Forelle, Sardellen, Karpfen, Bückling, den Kabeljau, Saibling, Rotbarsch, Scholle, Aal, Hecht, Makrele, Sprotten, Heilbutt, Dorade, den Lachs, Kaviar, Räucherfisch',
      Shellfish:
        'Krabben, Garnelen, Muscheln, Tintenfisch, Hummer, Flusskrebse, Austern, Jakobsmuscheln, Kalmare, Pulpo, Meeresfrüchte, Miesmuscheln, Venusmuscheln, Krebse, Scampi, Langusten',
      Nuts: 'Marzipan, Nougat, Walnüsse, Haselnüsse, Mandelstifte, Pinienkerne und Nüsse, Cashews, Krokant, Pekannüsse, Paranüsse, Amarettini, Nutella, Mandelblättchen',
      Eggs: 'Eigelb, Eiweiß, Eischnee, Mayonnaise, Eierlikör, Eidotter, Baiser, Remoulade',
      Peanuts: 'Erdnüsse, Erdnussmus',
      Soy: 'Tofu, Sojasoße, Sojasahne, Tempeh',
      Sesame: 'Sesam, Tahin, Sesammus, Tahini',
    },
  },
  pt: {
    lines: ['400 g batatas', '1 cebola', '2 colheres de sopa de azeite'],
    step: 'Descascar as batatas e a cebola, cozer 20 minutos no azeite, juntar {} e servir.',
    foods: {
      Dairy:
        'o requeijão, o queijo, a nata, o kefir, a manteiga, o leite condensado, o catupiry, a ricota, o coalho',
      Fish: 'o bacalhau, a sardinha, o atum, a pescada, o robalo, as anchovas, o tamboril, o cherne, o carapau',
      Shellfish:
        'as amêijoas, o camarão, os camarões, a lula, o polvo, o siri, os mexilhões, o choco, a sapateira, a gamba, o lagostim',
      Gluten:
        'a farinha de rosca, o cuscuz, a sêmola, o pão, o macarrão, a aveia e trigo, a cevada, o pão ralado, as bolachas',
      Nuts: 'as castanhas-do-pará, as nozes, o caju, as amêndoas, as avelãs, o pinhão, a castanha-do-pará, a paçoca',
      Peanuts: 'o amendoim, a paçoca',
    },
  },
  nl: {
    lines: ['400 g aardappelen', '1 ui', '2 el olijfolie'],
    step: 'Schil de aardappelen en de ui, bak 20 minuten in de olie, voeg {} toe en serveer.',
    foods: {
      Dairy:
        'de kwark, de karnemelk, slagroom, de room, Goudse kaas, hüttenkäse, de vla, boerenkaas, brie, crème fraîche, roomkaas, Leerdammer',
      Fish: 'de haring, paling, zalm, makreel, kabeljauw, ansjovis, tonijn, schelvis, schol, pangasius, koolvis, forel',
      Shellfish:
        'garnalen, mosselen, inktvis, krab, kreeft, sint-jakobsschelpen, oesters, kokkels, rivierkreeftjes',
      Gluten:
        'paneermeel, bloem, griesmeel, beschuit, ontbijtkoek, gerst, roggebrood, spelt, bladerdeeg, volkorenmeel, vermicelli, mie, speculaas',
      Nuts: 'walnoten, hazelnoten, amandelspijs, marsepein, cashewnoten, amandelen, pijnboompitten en noten, studentenhaver',
      Peanuts: 'pindakaas, pinda’s, satésaus',
      Eggs: 'eidooier, eiwit, mayonaise, eigeel',
      Soy: 'ketjap, tofu, tempé, tahoe, sojasaus',
    },
  },
  pl: {
    lines: ['400 g ziemniaków', '1 cebula', '2 łyżki oliwy'],
    step: 'Ziemniaki i cebulę obrać, smażyć 20 minut na oliwie, dodać {} i podać.',
    foods: {
      Dairy:
        'twaróg, śmietanę, oscypek, kefir, maślankę, ser żółty, masło, bryndzę, śmietankę, jogurt, mascarpone, serek',
      Fish: 'śledzia, dorsza, łososia, pstrąga, karpia, szprotki, tuńczyka, makrelę, halibuta, sandacza, anchois',
      Shellfish: 'krewetki, małże, kalmary, kraba, homara, ośmiornicę, raki',
      Gluten:
        'bułkę tartą, kaszę mannę, pęczak, makaron, mąkę, chleb, kuskus, jęczmień, żyto, pierogi, kopytka',
      Nuts: 'orzechy włoskie, migdały, marcepan, orzechy laskowe, nerkowce, chałwę',
      Peanuts: 'orzeszki ziemne, masło orzechowe',
      Eggs: 'żółtka, białka, majonez, jajko, pianę z białek',
      Sesame: 'sezam, chałwę',
    },
  },
  sv: {
    lines: ['400 g potatis', '1 lök', '2 msk olivolja'],
    step: 'Skala potatis och lök, stek 20 minuter i oljan, tillsätt {} och servera.',
    foods: {
      Dairy: 'grädde, filmjölk, kvarg, västerbottenost, smör, mesost, gräddfil, keso, messmör, kesella',
      Fish: 'sill, lax, torsk, ansjovis, strömming, löjrom, kaviar, gös, abborre, röding, sej, rom',
      Shellfish: 'räkor, kräftor, musslor, krabba, hummer, bläckfisk, havskräftor, ostron',
      Gluten:
        'ströbröd, vetemjöl, korngryn, mannagryn, knäckebröd, skorpsmulor, skorpmjöl, dinkel, rågmjöl, vetekli',
      Nuts: 'mandelmassa, valnötter, hasselnötter, mandel, mandelspån, cashewnötter, pinjenötter och nötter',
      Eggs: 'äggula, äggvita, majonnäs',
      Peanuts: 'jordnötter, jordnötssmör',
    },
  },
  da: {
    lines: ['400 g kartofler', '1 løg', '2 spsk olivenolie'],
    step: 'Skræl kartofler og løg, steg 20 minutter i olien, tilsæt {} og server.',
    foods: {
      Dairy: 'fløde, skyr, kærnemælk, smør, ymer, koldskål, rygeost, danbo, flødeost, tykmælk',
      Fish: 'sild, torsk, rødspætte, laks, makrel, ansjoser, stenbider, ørred, sej, stenbiderrogn, hornfisk',
      Shellfish: 'rejer, muslinger, hummer, krabbe, blæksprutte, jomfruhummer, østers',
      Gluten: 'rasp, hvedemel, mannagryn, rugbrød, perlebyg, speltmel, makaroni',
      Nuts: 'mandler, marcipan, hasselnødder, valnødder, mandelflager, cashewnødder, nougat',
      Eggs: 'æggeblomme, æggehvide, mayonnaise, remoulade',
    },
  },
  nb: {
    lines: ['400 g poteter', '1 løk', '2 ss olivenolje'],
    step: 'Skrell poteter og løk, stek 20 minutter i oljen, tilsett {} og server.',
    foods: {
      Dairy: 'fløte, rømme, brunost, smør, kesam, jarlsberg, kulturmelk, cottage cheese',
      Fish: 'torsk, laks, sei, sild, ørret, kveite, klippfisk, lutefisk, steinbit, uer, rakfisk',
      Shellfish: 'reker, blåskjell, krabbe, hummer, kamskjell, kreps, sjøkreps',
      Gluten: 'hvetemel, semulegryn, flatbrød, griljermel, kavring, byggryn, lefse',
      Nuts: 'mandler, valnøtter, marsipan, hasselnøtter',
      Eggs: 'eggeplomme, eggehvite, majones',
    },
  },
  fi: {
    lines: ['400 g perunoita', '1 sipuli', '2 rkl oliiviöljyä'],
    step: 'Kuori perunat ja sipuli, paista 20 minuuttia öljyssä, lisää {} ja tarjoile.',
    foods: {
      Dairy:
        'kermaa, voita, rahkaa, juustoa, piimää, viiliä, leipäjuustoa, raejuustoa, smetanaa, ruokakermaa',
      Fish: 'lohta, silakoita, muikkuja, mätiä, kuhaa, haukea, anjovista, turskaa, siikaa, ahventa, sillejä, kirjolohta',
      Shellfish: 'katkarapuja, rapuja, simpukoita, hummeria, mustekalaa, jokirapuja',
      Gluten:
        'vehnäjauhoja, mannaryynejä, korppujauhoja, ohraa, ruisleipää, makaronia, kauraa ja ruista, ruisjauhoja, ohrasuurimoita',
      Nuts: 'manteleita, hasselpähkinöitä, marsipaania, saksanpähkinöitä, pähkinöitä',
      Eggs: 'keltuaista, valkuaista, majoneesia, munia',
    },
  },
};
