import type { ReceiptWords } from './receipt-words.ts';

export const fi: ReceiptWords = {
  marks:
    'alv, veroton, verollinen, vero, yhteensä, yht, välisumma, maksettu, käteinen, kortti, pankkikortti, korttitapahtuma, takaisin, vaihtorahaa, kuitti, kassa, kassahenkilö, palveli, teitä palveli, kiitos, tervetuloa, y-tunnus, puh, avoinna, pantti, palautus, alennus, kpl, kpl x, eur, bonusta, plussa, s-etukortti, plussa-kortti, ostokset, etu, jäsen, asiakas, kauppa, katu, tie, ostoista, veloitus, tilitapahtuma',
  subtotal: 'välisumma, summa ennen alennusta, ostokset yhteensä',
  total:
    'yhteensä, yht, summa, maksettavaa, maksettava, loppusumma, yhteensa eur, maksettavaa yhteensä, total',
  allowedWords: 'eur, euroa, e, kpl, tuotetta, maksettavaa, yhteensä, sis, alv',
  tax: 'alv, veroton, vero, verollinen, alv%, verokanta, *sis alv, verot, netto, arvonlisävero',
  count: 'tuotteita, kpl yhteensä, tuotteita yhteensä, tuotteet, ostoksia, tuotteita kpl',
  payment:
    'käteinen, käteistä, kortti, korttimaksu, pankkikortti, luottokortti, korttitapahtuma, takaisin, vaihtoraha, vaihtorahaa, maksettu, maksu, lahjakortti, mobilepay, debit, annettu, saatu, veloitus, credit/veloitus, debit/veloitus, pyöristys käteinen, visa electron, s-etukortti visa',
  charge:
    'pantti, *pantti, pantit, palautuspullot, *pullopalautus, pullonpalautus, tyhjät, muovikassi, *muovikassi, paperikassi, *paperikassi, kassi, *kantokassi, biokassi, pyöristys, toimitusmaksu',
  discount:
    'alennus, *alennus, *ale, tarjous, *tarjous, etu, *etu, *plussa-etu, kuponki, *kuponki, bonus, *hyvitys, hyvitys, *norm, *punalaputettu, kanta-asiakasetu, säästö, *omaetu, *yhteishintaetu, lidl plus, *punainen hinta',
  remark: 'normaalihinta, norm hinta, ovh, taara, säästit, kilohinta, yhteissäästö, säästösi, etusi',
  void: 'peruutus, *peruutettu, *peruttu, mitätöinti, *mitätöity, palautus tuote, korjaus',
  info: 'teitä palveli, sinua palveli, palveli, myyjä, kassa, kassahenkilö, kassanhoitaja, asiakas, asiakasnro, asiakasnumero, jäsen, jäsennro, s-etukortti, plussa, plussa-kortti, plussa-tapahtuma, k-plussa, *pistettä, *pisteet, bonusta kerryttävät, bonukseen oikeuttavat, y-tunnus, puh, puhelin, *katu, *tie, *kuja, avoinna, auki, ma-pe, ma-su, päivä, klo, aika, kuitti, kuittinro, kiitos, *kiitos käynnistä, tervetuloa, www, kauppa, term, terminaali, viite, aid, tvr, varmenne, sovellus, tap, tilitapahtuma, maksutapahtuma, säilytä, asiakkaan, ostoista',
  headings: {
    Produce: 'hedelmät ja vihannekset, hevi, hedelmät, vihannekset',
    Protein: 'liha, kala, lihat, kalat, eines liha, leikkeleet',
    Dairy: 'maito, maitotuotteet, juustot, munat',
    Pantry: 'leipä, leivät, kuiva-aineet, makeiset, teollinen',
    Other: 'juomat, pakasteet, valmisruoat, einekset',
    'non-food': 'käyttötavara, kodintarvikkeet, päivittäistavara, hygienia, lemmikit',
  },
  itemWords: {
    Produce:
      '-tomaatti, -kurkku, -peruna, -perunat, -sipuli, -salaatti, -omena, -omenat, -banaani, -kaali, -paprika, -porkkana, -porkkanat, -sieni, -marja, -marjat, -mustikka, -mansikka, tomaatti, kurkku, peruna, sipuli, punasipuli, valkosipuli, porkkana, omena, päärynä, banaani, appelsiini, mandariini, klementiini, sitruuna, lime, viinirypäle, rypäle, mansikka, mustikka, vadelma, avokado, mango, ananas, kiivi, meloni, vesimeloni, paprika, parsakaali, kukkakaali, kaali, kesäkurpitsa, munakoiso, pinaatti, rucola, herkkusieni, purjo, inkivääri, tilli, persilja, basilika, korianteri, retiisi, selleri, punajuuri, lanttu, jäävuorisalaatti, salaatti, nektariini, persikka',
    Protein:
      '-makkara, -nakki, -nakit, -kinkku, -filee, -fileet, -jauheliha, -liha, -pihvi, -pihvit, -pekoni, -lohi, -kala, -silakka, -silakat, -katkarapu, -katkaravut, -broileri, -kana, -leike, -suikale, -pyörykät, -pulla liha, jauheliha, naudan, possun, porsaan, broilerin, broileri, kana, kanan, kalkkuna, kinkku, makkara, lenkki, lenkkimakkara, nakki, nakit, pekoni, meetvursti, maksamakkara, lihapulla, lihapullat, lohi, kirjolohi, tonnikala, silli, silakka, kalapuikko, kalapuikot, seiti, katkarapu, tofu, härkis, nyhtökaura, kinkkuleike, salami, saunapalvi',
    Dairy:
      '-maito, -jogurtti, -piimä, -viili, -juusto, -voi, -kerma, -rahka, -jäätelö, -muna, -munat, -margariini, -vanukas, maito, rasvaton, kevytmaito, täysmaito, piimä, viili, jogurtti, jog, rahka, skyr, juusto, edam, oltermanni, emmental, raejuusto, tuorejuusto, sulatejuusto, salaattijuusto, leipäjuusto, mozzarella, feta, parmesan, voi, oivariini, margariini, kevyt levite, keiju, kerma, kuohukerma, ruokakerma, vispikerma, ranskankerma, kermaviili, kananmuna, kananmunat, munat, jäätelö, vanukas, halloumi, valio, kerma-juusto',
    Pantry:
      '-leipä, -leivät, -sämpylä, -sämpylät, -pulla, -pullat, -piirakka, -kakku, -keksi, -keksit, -jauho, -jauhot, -sokeri, -riisi, -pasta, -kastike, -öljy, -etikka, -liemi, -mauste, -kahvi, -tee, -suklaa, -karkki, -sipsi, -pähkinä, -hiutale, -hiutaleet, -mysli, -murot, -hillo, -hunaja, -sinappi, -keitto kuiva, -pavut, -linssi, -pyree, leipä, ruisleipä, paahtoleipä, patonki, näkkileipä, hapankorppu, karjalanpiirakka, pulla, korvapuusti, munkki, croissant, keksi, keksit, pasta, spagetti, makaroni, riisi, jauho, vehnäjauho, sokeri, suola, pippuri, mauste, öljy, rypsiöljy, oliiviöljy, ketsuppi, sinappi, majoneesi, kahvi, suodatinkahvi, tee, kaakao, suklaa, karkki, makeinen, salmiakki, lakritsi, sipsit, sipsi, pähkinä, manteli, kaurahiutale, puurohiutale, mysli, murot, hillo, hunaja, tomaattimurska, tomaattipyree, kikherne, papu, linssi, maissi, oliivi, hiiva, leivinjauhe, vaniljasokeri, tortilla, tacomauste, salsa, fazer, popcorn, kuivahiiva, juhla mokka, presidentti, reissumies, reissum',
    Other:
      '-mehu, -vesi, -limsa, -limu, -olut, -viini, -pizza, -ateria, -juoma, -laatikko, -keitto, mehu, tuoremehu, appelsiinimehu, vesi, kivennäisvesi, vichy, coca-cola, cola, fanta, jaffa, pepsi, limsa, olut, karhu, koff, lapin kulta, siideri, lonkero, viini, energiajuoma, battery, kaurajuoma, pizza, lasagne, maksalaatikko, makaronilaatikko, hernekeitto, ranskanperunat, pinaattilätty, pinaattiletut, voileipä, perunasalaatti, hummus, sushi, falafel, red bull, valmisruoka, lihapiirakka, riisipiirakka juoma, karjalanpaisti, smoothie',
    'non-food':
      '-paperi, -pussi, -pussit, -pesuaine, -saippua, -sampoo, -vaippa, -vaipat, -folio, -kynttilä, -paristo, -kissanruoka, -koiranruoka, -lehti, wc-paperi, wc paperi, vessapaperi, talouspaperi, lautasliina, nenäliina, pyykinpesuaine, pyykkietikka, huuhteluaine, astianpesuaine, tiskiaine, konetiski, konetiskitabletti, fairy, puhdistus, sieni tiski, tiskirätti, roskapussi, roskapussit, jätesäkki, shampoo, sampoo, hoitoaine, suihkusaippua, suihkugeeli, saippua, käsisaippua, hammastahna, hammasharja, deodorantti, partahöylä, vaippa, vaipat, side, siteet, tamponi, vanu, alumiinifolio, tuorekelmu, leivinpaperi, pakastepussi, paristo, lamppu, kissanruoka, kissanhiekka, koiranruoka, kukka, tulppaani, ruusu, kimppu, kynttilä, lämpökynttilä, lehti, iltalehti, ilta-sanomat, savuke, savukkeet, sytytin, tulitikut, laastari, serla, lambi, lotus, whiskas, latz',
  },
  restaurant:
    'pöytä, pöytänro, tarjoilija, juomaraha, tippi, ravintola, kahvila, asiakasmäärä, henkilöä, pizzeria, lounas, lounasbuffet, päivän annos, anniskelu',
};
