import { describe, expect, it } from 'vitest';
import { aNamedPurchase, anEntry } from './parties.testkit.ts';
import { mergeParties } from './parties-conflict.ts';
import { missingIn, partiesFaults, partiesIn, partyFrom, partyPaths, storedForm, withProposals } from './party-form.ts';

const purchase = aNamedPurchase();
const stored = storedForm(purchase);

describe('R100 the form of both parties', () => {
  it('sends no document that nobody has touched, and an empty text for one that was cleared', () => {
    expect(partiesIn(stored, stored, purchase).consignee.document).toBeNull();
    const cleared = { ...stored, 'consignee.document': '' };
    expect(partiesIn(cleared, stored, purchase).consignee.document).toBe('');
  });

  it('sends no notify party that is the consignee', () => {
    expect(partiesIn(stored, stored, purchase)).toMatchObject({ notifyParty: null, sameAsConsignee: true, version: 1 });
    const other = partiesIn({ ...stored, sameAsConsignee: false }, stored, purchase);
    expect(other.notifyParty).toMatchObject({ fullName: '', countryId: null, document: null });
  });

  it('begins with a proposal where papers have no form yet, and leaves the others', () => {
    const { 'consignee.papersName': kept } = withProposals(stored);
    expect(kept).toBe('Aleksei Baisarov');
    const fresh = withProposals(storedForm(aNamedPurchase({ papersName: '' })));
    expect(fresh['consignee.papersName']).toBe('Aleksei Baisarov');
  });

  it('takes all of a party of the book, its document too, but not the value of the car', () => {
    const valued = { ...stored, 'consignee.value': '¥ 5' };
    const filled = { ...valued, ...partyPaths('consignee', partyFrom(anEntry, valued, 'consignee')) };
    const { consignee } = partiesIn(filled, stored, purchase);
    expect(consignee).toMatchObject({ fullName: anEntry.fullName, document: anEntry.document, value: '¥ 5' });
    const without = { ...anEntry, document: '' };
    const bare = { ...valued, ...partyPaths('consignee', partyFrom(without, valued, 'consignee')) };
    expect(partiesIn(bare, stored, purchase).consignee.document).toBe('');
  });

  it('finds faults in what is shown alone', () => {
    const wrong = { ...stored, 'consignee.papersName': 'Алексей', 'notifyParty.email': 'nobody' };
    expect(Object.keys(partiesFaults(wrong))).toEqual(['consignee.papersName']);
    expect(Object.keys(partiesFaults({ ...wrong, sameAsConsignee: false }))).toContain('notifyParty.email');
  });

  it('says what a shipping instruction lacks', () => {
    expect(missingIn(stored, 'consignee')).toEqual([]);
    expect(missingIn(stored, 'notifyParty')).toEqual(['fullName', 'address', 'country', 'contact']);
    expect(missingIn({ ...stored, 'consignee.papersName': '' }, 'consignee')).toEqual(['papers']);
  });
});

describe('R100 what two sides have changed', () => {
  const opened = withProposals(stored);
  const saved = withProposals(storedForm(aNamedPurchase({ telephone: '+7 702', version: 2 })));

  it('is joined field by field', () => {
    const typed = { ...opened, 'consignee.port': 'Aktau' };
    const { form, theirs, both } = mergeParties(typed, opened, saved);
    expect(form).toMatchObject({ 'consignee.port': 'Aktau', 'consignee.telephone': '+7 702' });
    expect([theirs, both]).toEqual([['consignee.telephone'], []]);
  });

  it('stays the reader’s where both have changed it to something else', () => {
    const typed = { ...opened, 'consignee.telephone': '+7 703' };
    const { form, both } = mergeParties(typed, opened, saved);
    expect([form['consignee.telephone'], both]).toEqual(['+7 703', ['consignee.telephone']]);
    const same = { ...opened, 'consignee.telephone': '+7 702' };
    expect(mergeParties(same, opened, saved).both).toEqual([]);
  });
});
