/** Phrases only on English receipts; `row-kinds.ts` and `headings.ts` have the others. */
export const englishMarks =
  'subtotal, sub total, tax, sales tax, change, change due, cash, thank you, items sold, items, sold, balance, balance due, amount, amount due, cashier, store, your, you saved, savings, save, card, approved, survey, returns, return, purchase, member, tender, welcome, phone, street, road, ave, customer, account, sale, gst, hst, qty, each, lb, regular price, coupon, tax invoice, grocery, dairy, produce, meat, bakery, frozen, deli, refund, please, debit, credit, thanks, reg, manager, open, number, vat';

/** Phrases only on bills of English-speaking restaurants. */
export const englishRestaurant =
  'server, table, tbl, guests, guest count, gratuity, suggested gratuity, tip, tips, suggested tip, dine in, covers, waiter, waitress, eat in, to go, bar tab, restaurant, bistro, entree, chk, check closed, service charge, tip guide, party size, ordered';
