import type { ReceiptWords } from './receipt-words.ts';

/** Receipts in Portugal and Brazil. */
export const pt: ReceiptWords = {
  marks:
    'nif, contribuinte, nº contribuinte, iva, fatura simplificada, factura simplificada, fatura, fatura-recibo, talão, loja, operador, total a pagar, troco, multibanco, mb way, cartão, dinheiro, numerário, obrigado, obrigada, poupança, desconto, desconto direto, artigos, consumidor final, processado por programa certificado, programa certificado, certificado, atcud, capital social, taxa, cartão continente, poupa mais, morada, rua, avenida, telefone, cnpj, cupom fiscal, valor, qtd, saco, entregue, isento, caixa',
  subtotal: 'subtotal, sub-total, sub total, total sem descontos, total bruto, valor dos produtos',
  total:
    'total a pagar, total, total eur, total euros, total r$, valor total, valor a pagar, a pagar, total pago, total da compra, total fatura, total a pagar eur',
  allowedWords:
    'eur, euro, euros, a, pagar, artigos, art, iva, incluído, incl, compra, r, itens, com, c, cartão, multibanco',
  tax: 'iva, taxa, taxa iva, total iva, incidência, valor iva, base, tributos, *iva incluído, val iva, trib aprox, resumo iva, total líquido, tot liq',
  count:
    'nº artigos, n artigos, número de artigos, total artigos, artigos, qtd artigos, qtd total de itens, qtd itens, total de itens, nr artigos, total de artigos',
  payment:
    'multibanco, cartão, cartao credito, cartão de crédito, cartão de débito, cartao debito, cartao mb, mb, mbway, mb way, dinheiro, numerário, troco, entregue, pago, pagamento, forma de pagamento, pix, vale, vales, cheque, recebido, visa electron, cartão refeição, valor pago, modo de pagamento, cartão dá',
  charge:
    'saco, *saco compras, *saco plástico, sacos, *saco reutilizável, *saco papel, depósito, *depósito embalagem, vasilhame, *vasilhame, arredondamento, taxa de entrega, *sacola, donativo',
  discount:
    'poupança, *poupança, poupanca, desconto, *desconto, *desconto direto, *desc, cupão, *cupão, *cupao, promoção, *promoção, *promo, *leve 3 pague 2, acumulou, *acumulou, oferta, *oferta, *desconto cartão, vale desconto, *abatimento, *poupa mais, *rappel',
  remark:
    'preço anterior, pvp, antes, tara, poupou, preço unitário, total poupado, você economizou, economizou',
  void: 'anulação, *anulação, anulado, *anulado, *anulada, devolução, *devolvido, estorno, cancelado, *item cancelado',
  info: 'operador, operadora, atendido por, foi atendido por, colaborador, funcionário, caixa, caixa nr, cliente, nº cliente, nome, nif, nif cliente, contribuinte, cartão cliente, cartão continente, cartão poupa mais, nº cartão, *pontos, saldo, saldo cartão, loja, tel, telefone, telef, fax, *rua, *avenida, *av, *praça, *largo, *estrada, morada, data, hora, horário, fatura, factura, talão, obrigado, obrigada, *obrigado pela, *sua visita, *sua preferência, www, atcud, *processado por, certificado, capital social, matriculada, sede, autorização, terminal, transação, consumidor, volte sempre, cnpj, ie, descrição, serie',
  headings: {
    Produce: 'frutas e legumes, frutas e vegetais, fruta, legumes, frutas, vegetais, hortifruti',
    Protein: 'talho, peixaria, charcutaria, carne, peixe, carnes, açougue, padrões de peixaria',
    Dairy: 'laticínios, lacticínios, lacticinios, queijos, ovos, laticinios/beb.veg, laticinios',
    Pantry:
      'mercearia, mercearia doce, mercearia salgada, padaria, pastelaria, padaria/pastelaria, padaria e pastelaria',
    Other: 'bebidas, congelados, garrafeira, take away, refeições prontas, bebidas/garrafeira',
    'non-food':
      'limpeza, higiene, higiene e beleza, limpeza do lar, bazar, animais, casa, perfumaria, higiene/beleza',
  },
  itemWords: {
    Produce:
      'tomate, alface, salada, maçã, maça, maca, maças, pera, pêra, banana, bananas, laranja, laranjas, tangerina, clementina, limão, limao, limões, uva, uvas, morango, morangos, melão, melancia, kiwi, ananás, abacaxi, manga, abacate, cebola, cebolas, alho, alhos, batata, batatas, cenoura, cenouras, pimento, pimentos, curgete, courgette, beringela, pepino, brócolos, brocolos, couve, couve-flor, espinafre, espinafres, feijão verde, cogumelos, cogumelo, salsa, coentros, hortelã, alho francês, nabo, nabos, abóbora, rúcula, pêssego, nectarina, cereja, mirtilos, framboesas, agrião, grelos, ameixa',
    Protein:
      'frango, peru, vaca, novilho, porco, borrego, vitela, bife, bifes, febras, lombo, costeletas, entrecosto, peito, coxas, carne, picada, hambúrguer, hamburguer, almôndegas, salsicha, salsichas, fiambre, presunto, chouriço, chourico, linguiça, bacon, alheira, morcela, mortadela, salame, salpicão, bacalhau, salmão, salmao, atum, pescada, dourada, robalo, sardinha, sardinhas, cavala, camarão, camarao, polvo, lulas, amêijoas, mexilhão, peixe, tofu, paio, entremeada, douradinhos, pato',
    Dairy:
      'bebida soja, bebida aveia, leite, iogurte, iog, iogurtes, queijo, queijos, manteiga, margarina, natas, nata, ovos, ovo, requeijão, skyr, kefir, gelado, gelados, pudim, mozzarella, mozarela, parmesão, flamengo, mimosa, planta, becel, mousse, gelatina, danoninho, creme de leite, actimel, bolacha de gelado',
    Pantry:
      'trufas, trufas chocolate, ovos chocolate, ovo chocolate, ovos páscoa, pão, pao, pães, carcaça, baguete, broa, bolo, bolos, croissant, tosta, tostas, bolacha, bolachas, biscoitos, farinha, açúcar, acucar, sal, pimenta, azeite, óleo, oleo, vinagre, arroz, massa, esparguete, macarrão, fusilli, lasanha seca, feijão, feijao, grão, grao, lentilhas, milho, ervilhas, polpa, molho, maionese, ketchup, mostarda, caldo, sopa instantânea, café, cafe, chá, cha, cacau, chocolate, choc, bombons, rebuçados, compota, doce, mel, cereais, cereal, muesli, aveia, flocos, nozes, amêndoas, amendoins, cajus, batata frita, batatas fritas, azeitonas, fermento, canela, orégãos, pipocas, marmelada, nestum, cerelac, wraps',
    Other:
      'água, agua, sumo, sumos, suco, néctar, nectar, refrigerante, coca, coca-cola, cola, fanta, seven up, sumol, compal, ice tea, lipton, cerveza, cerveja, super bock, sagres, vinho, espumante, porto, aguardente, gin, whisky, vodka, licor, bebida, pizza, lasanha, rissóis, croquetes, pastéis, empada, sopa, sandes, salada russa, refeição, sushi, hummus, panados, chamuças, guaraná, tónica, somersby, batata pré-frita, luso, vitalis',
    'non-food':
      'creme mãos, creme maos, creme corpo, leite corporal, óleo corporal, gel banho, gel duche, ralador, descascador, abridor, espremedor, faca, facas, moinho, vela, velas, adubo, biscoitos cão, snack cão, papel higiénico, papel higienico, pap hig, higiénico, higienico, rolo cozinha, rolos cozinha, guardanapos, lenços, detergente, det, amaciador, lava loiça, lava-loiça, loiça, lixívia, lixivia, limpa, lava tudo, esfregão, esponja, panos, sacos lixo, saco lixo, lixo, champô, champo, shampoo, gel banho, gel de banho, sabonete, pasta dentífrica, dentífrico, escova, desodorizante, desod, colónia, creme mãos, fraldas, toalhitas, pensos, tampões, lâminas, algodão, alumínio, aluminio, película, papel vegetal, pilhas, lâmpada, ração, areia gato, comida gato, comida cão, velas, flores, ramo, revista, jornal, cigarros, tabaco, isqueiro, fósforos, skip, fairy, whiskas',
  },
  restaurant:
    'mesa, empregado de mesa, empregado, gorjeta, couvert, restaurante, pastelaria café, cervejaria, tasca, prato do dia, diária, menu almoço, pessoas, snack-bar, garçom, taxa de serviço, consulta de mesa',
};
