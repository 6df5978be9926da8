/** Forms of companies, titles, and what banks write around a name; they name nobody. In capitals, as whole words. */
export const wordsOfNobody: ReadonlySet<string> = new Set(
  `LTD LIMITED LLC LLP INC CORP CORPORATION CO COMPANY PLC JSC OJSC PJSC CJSC GMBH SARL PTE PVT PTY FZE FZCO FZC KK
  KABUSHIKI KAISHA OOO OAO ZAO PAO AO IP TOO ООО ОАО ЗАО ПАО АО ИП ТОО ОСОО OSOO
  MR MRS MS DR MESSRS THE AND OF ORD ORDER BY FROM FOR TRF TRANSFER PAYMENT REMITTANCE RMT FOREIGN SWIFT WIRE
  ОТ ЗА ОПЛАТА ПЛАТЕЖ ПЕРЕВОД
  株式会社 有限会社 合同会社 カブシキガイシャ カ ユ ド 様
  振込 振込1 フリコミ 入金 送金 外国送金 ガイコクソウキン 海外送金 カイガイソウキン 被仕向送金 ヒシムケソウキン`.split(
    /\s+/,
  ),
);

/** Words after which a number is the id of a client. */
export const wordsOfClients: ReadonlySet<string> = new Set(
  `ID CLIENT CUSTOMER CLIENTID CUST MEMBER BUYER USER КЛИЕНТ КЛИЕНТА ИД ПОКУПАТЕЛЬ
  顧客 顧客番号 会員 会員番号 お客様番号`.split(/\s+/),
);

/** Words after which a number is that of something else. */
export const wordsOfOtherNumbers: ReadonlySet<string> = new Set(
  `LOT LOTS STOCK STK INV INVOICE PROFORMA PI CONTRACT CHASSIS CAR CARS VIN ACC ACCOUNT AC TEL REF BOX ROOM APT
  YEN JPY USD EUR RUB LOTNO ЛОТ ЛОТЫ ИНВОЙС СЧЕТ СЧЁТ ДОГОВОР КОНТРАКТ АВТО НДС КВ Д ИНН КПП`.split(/\s+/),
);

/** Letters beside the Russian ones, by those that sound like them. */
export const cyrillicNeighbours: Readonly<Record<string, string>> = {
  і: 'и',
  ї: 'и',
  є: 'е',
  ґ: 'г',
  ў: 'у',
  ә: 'а',
  қ: 'к',
  ғ: 'г',
  ң: 'н',
  ө: 'о',
  ұ: 'у',
  ү: 'у',
  һ: 'х',
  ҳ: 'х',
  ҷ: 'ч',
};
