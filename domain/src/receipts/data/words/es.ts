import type { ReceiptWords } from './receipt-words.ts';

/** Receipts in Spain and Latin America. */
export const es: ReceiptWords = {
  marks:
    'iva, cif, nif, c.i.f, factura simplificada, fra simplificada, tarjeta, tarjeta bancaria, efectivo, cambio, entregado, importe, total a pagar, cuota, base imponible, gracias, gracias por su visita, atendido por, le atendió, le ha atendido, calle, avda, c/, teléfono, telf, op, ticket, artículos, descripción, p. unit, cajero, cajera, cliente, fecha, hora, devoluciones, descuento, ahorro, supermercado, supermercados, s.a, s.l, bolsa, unid, precio, compra, no se admiten, rfc, establecimiento',
  subtotal: 'subtotal, sub-total, suma, total sin descuento, total parcial, total antes dto',
  total:
    'total a pagar, total compra, total, total €, total eur, total euros, total venta, importe total, a pagar, total factura, importe a pagar, importe, total compra con iva, total ticket',
  allowedWords:
    'eur, euro, euros, a, pagar, iva, incluido, incl, inc, artículos, artic, articulos, art, unid, compra, venta, mxn, importe, tarjeta, efectivo, bancaria, lineas, productos',
  tax: 'iva, i.v.a, *iva incluido, base imponible, base, cuota, impuesto, impuestos, recargo, total iva, desglose, tipo',
  count:
    'nº artículos, n articulos, num articulos, num artic, número de artículos, total artículos, artículos, articulos, nº productos, lineas, unidades, nº de artículos, no articulos, total unidades',
  payment:
    'tarjeta, tarjeta bancaria, tarjeta crédito, tarjeta credito, tarj bancaria, tarj, efectivo, entregado, entrega, cambio, devolución, a devolver, su cambio, contado, recibido, bizum, vale, vales, cheque, pagado, forma de pago, pago, importe entregado, metálico, ticket restaurante',
  charge:
    'bolsa, bolsas, bolsa plástico, bolsa plastico, bolsa reutilizable, *bolsa camiseta, bolsa papel, bolsa rafia, envase, *depósito envase, redondeo, gastos de envío, portes, donación',
  discount:
    'descuento, *descuento, *dto, *dcto, *desc, ahorro, *ahorro, cupón, *cupón, *cupon, promoción, *promoción, *promo, oferta, *oferta aplicada, *2ª ud, *2a unidad, *50% dto, vale descuento, cheque ahorro, *bonificación, club dia, rebaja',
  remark: 'precio anterior, antes, pvp, tara, precio kg, ud ahorra, ha ahorrado, usted ahorra, su ahorro',
  void: 'anulación, *anulación, anulado, *anulado, *anulada, devuelto, abono',
  info: 'le atendió, le ha atendido, le atiende, atendido por, cajero, cajera, cajero/a, empleado, vendedor, operador, caja, op, cliente, nº cliente, n cliente, socio, nº socio, tarjeta cliente, tarjeta socio, *puntos, saldo, saldo club, tel, teléfono, telf, tfno, fax, cif, nif, *calle, *avda, *avenida, *plaza, *c/, *pol ind, *carretera, fecha, hora, horario, ticket, factura, factura simplificada, nº ticket, gracias, *gracias por, *su visita, *su compra, www, atención al cliente, se admiten, no se admiten, *devoluciones, n.c, aut, aid, arc, operación, comercio, terminal, verificado, titular, conserve, descripción, parking, entrada, salida',
  headings: {
    Produce: 'frutas y verduras, fruta y verdura, fruteria, frutería, frutas, verduras',
    Protein:
      'carnicería, carniceria, charcutería, charcuteria, pescadería, pescaderia, pescado, carne, aves, polleria',
    Dairy: 'lácteos, lacteos, quesos, huevos, leche',
    Pantry: 'alimentación, alimentacion, panadería, panaderia, despensa, dulces, bolleria',
    Other: 'bebidas, congelados, bodega, líquidos, platos preparados',
    'non-food': 'droguería, drogueria, perfumería, perfumeria, limpieza, hogar, bazar, mascotas, higiene',
  },
  itemWords: {
    Produce:
      'tomate, tomates, lechuga, ensalada, manzana, manzanas, pera, peras, plátano, plátanos, platano, banana, naranja, naranjas, mandarina, mandarinas, limón, limones, limon, uva, uvas, fresa, fresas, fresón, melón, sandía, sandia, kiwi, kiwis, piña, mango, aguacate, aguacates, cebolla, cebollas, ajo, ajos, patata, patatas, zanahoria, zanahorias, pimiento, pimientos, calabacín, calabacin, berenjena, pepino, brócoli, coliflor, espinacas, espinaca, judía verde, judias verdes, champiñón, champiñones, champiñon, setas, perejil, puerro, canónigos, brotes, rúcula, granada, melocotón, nectarina, cereza, cerezas, arándanos, verduras',
    Protein:
      'pollo, pavo, ternera, cerdo, cordero, jamón, jamon, lomo, chorizo, salchichón, salchichon, salchichas, salchicha, fuet, bacon, beicon, panceta, morcilla, mortadela, pechuga, pechugas, muslos, contramuslo, alitas, hamburguesa, hamburguesas, burger, picada, albóndigas, filete, filetes, chuletas, solomillo, merluza, salmón, salmon, atún, atun, bonito, bacalao, dorada, lubina, gambas, gamba, langostinos, langostino, mejillones, mejillón, sardinas, anchoas, calamar, sepia, pulpo, pescado, paté, pate, lacón, cecina, tofu',
    Dairy:
      'bebida avena, bebida soja, leche, yogur, yogures, yogurt, queso, quesos, mantequilla, margarina, nata, huevo, huevos, natillas, flan, cuajada, kéfir, kefir, helado, helados, postre, batido, mozzarella, mozarella, parmesano, requesón, actimel, danonino, petit, burgos, havarti, emmental, arroz con leche, bífidus, bifidus',
    Pantry:
      'potito, potitos, tarrito, papilla, trufas, trufas chocolate, trufa chocolate, trufas cacao, huevos chocolate, huevo chocolate, pan, barra, chapata, baguette, molde, tostado, tostadas, bollo, bollos, magdalenas, croissant, galleta, galletas, harina, azúcar, azucar, sal, pimienta, pimentón, especias, orégano, aceite, vinagre, arroz, pasta, macarrones, espagueti, spaghetti, fideos, lentejas, garbanzos, alubias, judías, judias, tomate frito, tomate triturado, salsa, mayonesa, mostaza, ketchup, caldo, sopa, gazpacho, café, cafe, té, te, infusión, manzanilla, cacao, colacao, cola cao, chocolate, bombones, caramelos, mermelada, miel, cereales, muesli, avena, frutos secos, nueces, almendras, cacahuetes, pipas, patatas fritas, chips, snack, aceitunas, aceituna, maíz, maiz, conserva, pepinillos, turrón, levadura, tortitas, picos, rosquillas, bizcocho, palomitas, gominolas',
    Other:
      'agua, zumo, zumos, néctar, refresco, refrescos, coca, cocacola, coca-cola, fanta, aquarius, tónica, gaseosa, casera, cerveza, vino, tinto, blanco verdejo, rioja, ribera, cava, sidra, vermut, ron, ginebra, whisky, vodka, licor, isotónica, bebida, horchata, pizza, lasaña, lasagna, canelones, croquetas, empanada, empanadillas, tortilla, ensaladilla, hummus, guacamole, sándwich, sandwich, paella, plato, precocinado, san jacobo, rollitos, mosto, nestea',
    'non-food':
      'gel, gel coco, gel ducha, gel baño, leche corporal, aceite corporal, crema manos, crema corporal, crema cara, manteca karité, rallador, pelador, abrelatas, exprimidor, cuchillo, cuchillos, molinillo, vela, velas, snack perro, snacks perro, pienso, papel higiénico, papel higienico, higiénico, higienico, papel cocina, rollo cocina, servilletas, pañuelos, detergente, suavizante, lavavajillas, fregasuelos, lejía, lejia, limpiador, limpiacristales, friegasuelos, estropajo, bayeta, fregona, bolsas basura, bolsa basura, basura, champú, champu, gel de baño, gel baño, gel ducha, jabón, jabon, pasta de dientes, dentífrico, cepillo, desodorante, colonia, crema manos, pañales, toallitas, compresas, tampones, maquinillas, algodón, aluminio, film, pilas, bombilla, pienso, comida gato, comida perro, arena gatos, velas, flores, ramo, revista, periódico, tabaco, cerillas, insecticida, ambientador, higiene, whiskas, vajilla',
  },
  restaurant:
    'mesa, camarero, camarera, comensales, cubiertos, propina, restaurante, bar restaurante, cafetería, menú del día, menu del dia, tapas, ración, raciones, servicio de mesa, mesón, taberna, pax',
};
