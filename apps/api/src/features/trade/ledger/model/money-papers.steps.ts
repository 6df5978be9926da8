import {
  isBooked,
  type ModelBuyer,
  type ModelCharge,
  type ModelPaper,
  type ModelPaperLine,
  type ModelPurchase,
  sumOf,
  type ToldMoney,
} from './money-facts.steps.ts';

const leftOf = ({ amount, credited }: ModelPaperLine) => amount - credited;

/** R90: the papers of the model. */
export class ModelPapers {
  readonly all: ModelPaper[] = [];

  /** The lines that a paper for these purchases would bear. */
  draft(purchases: readonly ModelPurchase[]): ModelPaperLine[] {
    const inOrder = purchases.toSorted((one, other) => one.id - other.id);
    return inOrder.flatMap((purchase) => this.#restsOf(purchase).filter(({ amount }) => amount !== 0));
  }

  issue(buyer: ModelBuyer, kind: 'invoice' | 'proforma', purchases: ModelPurchase[], total: number): ToldMoney {
    const lines = this.draft(purchases);
    const isOver = lines.some(({ purchase, charge, amount }) => {
      const invoiced = this.#invoiced(purchase, charge);
      return (invoiced > 0 && amount < 0) || (invoiced < 0 && amount > 0);
    });
    const due = sumOf(lines.map(({ amount }) => amount));
    if (isOver || due <= 0) return 'ALREADY_INVOICED';
    if (total !== due) return 'STATE_CHANGED';
    this.all.push({ id: 0, kind, buyer, lines, of: null });
    return 'done';
  }

  askForDeposit(buyer: ModelBuyer, amount: number): ToldMoney {
    const line = { purchase: null, charge: null, amount, credited: 0 };
    this.all.push({ id: 0, kind: 'proforma', buyer, lines: [line], of: null });
    return 'done';
  }

  /** Without a choice of one line everything that is left is credited. */
  credit(invoice: ModelPaper, chosen: { place: number; amount: number } | null, total: number): ToldMoney {
    if (invoice.kind !== 'invoice') return 'NOT_FOUND';
    const left = invoice.lines.filter((line) => leftOf(line) !== 0);
    const credits =
      chosen === null ? left.map((line) => ({ line, amount: leftOf(line) })) : creditOfOne(invoice, chosen);
    if (!credits) return 'FIELDS';
    if (credits.length === 0 || sumOf(credits.map(({ amount }) => amount)) !== total) return 'STATE_CHANGED';
    this.#creditLines(invoice, credits);
    return 'done';
  }

  /** Whether an invoice bears some of the charge. */
  bears(charge: ModelCharge): boolean {
    return this.#invoiceLines().some((line) => line.charge === charge && leftOf(line) !== 0);
  }

  /** Whether an invoice bears some of the purchase. */
  bearsSome(purchase: ModelPurchase): boolean {
    return this.#invoiceLines().some((line) => line.purchase === purchase && leftOf(line) !== 0);
  }

  /** Credits what invoices bear of a purchase and is not booked any more. */
  creditUnbooked(purchase: ModelPurchase): void {
    for (const invoice of this.all.filter(({ kind }) => kind === 'invoice')) {
      const unbooked = invoice.lines.filter(
        (line) =>
          line.purchase === purchase &&
          leftOf(line) !== 0 &&
          (line.charge === null ? purchase.isVoid : !isBooked(line.charge)),
      );
      if (unbooked.length > 0)
        this.#creditLines(
          invoice,
          unbooked.map((line) => ({ line, amount: leftOf(line) })),
        );
    }
  }

  #creditLines(invoice: ModelPaper, credits: readonly { line: ModelPaperLine; amount: number }[]): void {
    for (const { line, amount } of credits) line.credited += amount;
    const lines = credits.map(({ line, amount }) => ({ ...line, amount, credited: 0 }));
    this.all.push({ id: 0, kind: 'credit_note', buyer: invoice.buyer, lines, of: invoice });
  }

  #restsOf(purchase: ModelPurchase): ModelPaperLine[] {
    const price = { charge: null, booked: purchase.isVoid ? 0 : purchase.price };
    const charges = purchase.charges.map((charge) => ({ charge, booked: isBooked(charge) ? (charge.amount ?? 0) : 0 }));
    return [price, ...charges].map(({ charge, booked }) => ({
      purchase,
      charge,
      amount: booked - this.#invoiced(purchase, charge),
      credited: 0,
    }));
  }

  #invoiced(purchase: ModelPurchase | null, charge: ModelCharge | null): number {
    const lines = this.#invoiceLines().filter((line) => line.purchase === purchase && line.charge === charge);
    return sumOf(lines.map(leftOf));
  }

  #invoiceLines(): ModelPaperLine[] {
    return this.all.flatMap(({ kind, lines }) => (kind === 'invoice' ? lines : []));
  }
}

/** Undefined if the line has not so much left. */
function creditOfOne({ lines }: ModelPaper, { place, amount }: { place: number; amount: number }) {
  const line = lines[place];
  const isLeft = line && amount !== 0 && amount / leftOf(line) > 0 && amount / leftOf(line) <= 1;
  return isLeft ? [{ line, amount }] : undefined;
}
