/** R99: the papers of a car in the order in which they are shown, under a heading for each group. */
export const carPaperKinds = {
  bill_of_lading: { group: 'sea', holdUntilPaid: true, isForStaffOnly: false },
  sea_waybill: { group: 'sea', holdUntilPaid: true, isForStaffOnly: false },
  booking: { group: 'sea', holdUntilPaid: false, isForStaffOnly: false },
  courier: { group: 'sea', holdUntilPaid: false, isForStaffOnly: false },
  insurance: { group: 'sea', holdUntilPaid: false, isForStaffOnly: false },
  export_certificate: { group: 'export', holdUntilPaid: true, isForStaffOnly: false },
  export_certificate_translation: { group: 'export', holdUntilPaid: false, isForStaffOnly: false },
  export_permit: { group: 'export', holdUntilPaid: false, isForStaffOnly: true },
  inspection: { group: 'export', holdUntilPaid: false, isForStaffOnly: false },
  radiation: { group: 'export', holdUntilPaid: false, isForStaffOnly: false },
  auction_sheet: { group: 'auction', holdUntilPaid: false, isForStaffOnly: false },
  auction_sheet_translation: { group: 'auction', holdUntilPaid: false, isForStaffOnly: false },
  house_invoice: { group: 'auction', holdUntilPaid: false, isForStaffOnly: true },
  yard_photos: { group: 'other', holdUntilPaid: false, isForStaffOnly: false },
  other: { group: 'other', holdUntilPaid: false, isForStaffOnly: false },
} as const satisfies Record<string, CarPaperKindData>;

interface CarPaperKindData {
  group: CarPaperGroup;
  /** It is given to the buyer once all its cars are paid. */
  holdUntilPaid: boolean;
  /** Its buyer neither reads it nor hears of it. */
  isForStaffOnly: boolean;
}

export const carPaperGroups = ['sea', 'export', 'auction', 'other'] as const;
export type CarPaperGroup = (typeof carPaperGroups)[number];
export type CarPaperKind = keyof typeof carPaperKinds;
export const carPaperKindNames = Object.keys(carPaperKinds) as CarPaperKind[];
