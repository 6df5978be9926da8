import { z } from 'zod';
import { expect, it } from 'vitest';
import { payments } from './ledger.schema.ts';
import { purchases, purchasesSchemas, purchaseView } from './purchases.schema.ts';

/** As recorded before there were charges and papers. Programs of others read these fields: more may come, none may change. */
const recorded: readonly [string, z.ZodType, Readonly<Record<string, string>>][] = [
  [
    'GET /purchased-cars/index',
    purchases,
    {
      integer: `list[].id list[].status list[].totalPrice list[].documents statusList[].value statusList[].count
        pageInfo.page pageInfo.pageSize pageInfo.totalSearchResults pageInfo.totalResults totalPrice`,
      string: `list[].sku list[].lotNo list[].auction list[].maker list[].model list[].chassis list[].images[]
        list[].purchaseDate list[].exportPort list[].dischargePort list[].voyage statusList[].label`,
      'string|null': 'list[].yardArrivalEta list[].etd list[].eta',
      'integer|null': 'list[].year',
    },
  ],
  [
    'GET /purchased-cars/view',
    purchaseView,
    {
      integer: `carDetail.id carDetail.carId finances.fields[].value finances.total logistics.status
        statusList[].value`,
      string: `carDetail.title carDetail.lotNo carDetail.auction carDetail.model carDetail.yearMonth carDetail.chassis
        carDetail.color carDetail.purchaseDate carDetail.sku consignee.fullName consignee.document consignee.address
        consignee.country consignee.port consignee.telephone consignee.email consignee.value consignee.paymentMethod
        notifyParty.fullName notifyParty.document notifyParty.address notifyParty.country notifyParty.port
        notifyParty.telephone notifyParty.email notifyParty.value notifyParty.paymentMethod finances.fields[].label
        logistics.purchaseDate logistics.stockYard logistics.exportPort logistics.typeOfExport logistics.shippingLine
        logistics.voyage logistics.dischargePort logistics.destination lotImages.images[] lotImages.thumbnails[]
        documents[].name documents[].path documents[].type note statusList[].label`,
      boolean: 'notifyParty.sameAsConsignee',
      'integer|null': 'carDetail.mileage carDetail.engine consignee.countryId notifyParty.countryId',
      'string|null': 'logistics.yardArrivalEta logistics.etd logistics.eta',
    },
  ],
  ['GET /purchased-cars/download-images', purchasesSchemas.downloadImages.answer, { string: '.' }],
  [
    'GET /payments/index',
    payments,
    {
      integer: `records[].amount records[].balance pageInfo.page pageInfo.pageSize pageInfo.totalSearchResults
        pageInfo.totalResults totalBalance totalReceived totalSpent`,
      string: `records[].type records[].date records[].description purposesList[].value purposesList[].label
        typesList[].value typesList[].label`,
      'integer|null': 'records[].id',
      'string|null': 'records[].eta records[].etd',
    },
  ],
];

type Schema = z.core.JSONSchema.BaseSchema;

/** The fields of an answer with their types, each by its path. */
function fieldsOf(schema: Schema, path: string): [path: string, type: string][] {
  const { type, properties, items, anyOf } = schema;
  const inner = Object.entries(properties ?? {});
  if (inner.length > 0) return inner.flatMap(([name, field]) => fieldsOf(field as Schema, `${path}.${name}`));
  if (type === 'array') return fieldsOf(items as Schema, `${path}[]`);
  const types = anyOf?.map((each) => each.type) ?? [type].flat();
  return [[path.slice(1) || '.', types.join('|')]];
}

it.each(recorded)('R61, R22 %s has every field that it ever had, of the same type', (_call, schema, fields) => {
  const wanted = Object.entries(fields).flatMap(([type, names]) => names.split(/\s+/).map((name) => [name, type]));
  const found = Object.fromEntries(fieldsOf(z.toJSONSchema(schema), ''));
  expect(found).toMatchObject(Object.fromEntries(wanted));
});
