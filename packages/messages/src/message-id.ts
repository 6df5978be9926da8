import type announce from '../en/announce.json';
import type allocations from '../en/allocations.json';
import type bank from '../en/bank.json';
import type billing from '../en/billing.json';
import type bidRefusals from '../en/refusals.bids.json';
import type factorRefusals from '../en/refusals.factor.json';
import type translationRefusals from '../en/refusals.translations.json';
import type rareRefusals from '../en/refusals.rare.json';
import type invoiceRefusals from '../en/refusals.invoices.json';
import type invoices from '../en/invoices.json';
import type voyageRefusals from '../en/refusals.voyages.json';
import type instruction from '../en/instruction.json';
import type voyages from '../en/voyages.json';
import type tariffRefusals from '../en/refusals.tariffs.json';
import type serviceRefusals from '../en/refusals.services.json';
import type bidding from '../en/bidding.json';
import type bidDesk from '../en/bidDesk.json';
import type bids from '../en/bids.json';
import type carPapers from '../en/carPapers.json';
import type carPaperRefusals from '../en/refusals.carPapers.json';
import type catalogue from '../en/catalogue.json';
import type chat from '../en/chat.json';
import type clients from '../en/clients.json';
import type company from '../en/company.json';
import type companyEditor from '../en/company.edit.json';
import type dashboard from '../en/dashboard.json';
import type debts from '../en/debts.json';
import type eligibility from '../en/eligibility.json';
import type exportDesk from '../en/exportDesk.json';
import type exportTexts from '../en/export.json';
import type factor from '../en/factor.json';
import type failures from '../en/failures.json';
import type favouriteList from '../en/favouriteList.json';
import type favourites from '../en/favourites.json';
import type field from '../en/field.json';
import type filters from '../en/filters.json';
import type identity from '../en/identity.json';
import type profile from '../en/identity.profile.json';
import type keys from '../en/keys.json';
import type formDialog from '../en/formDialog.json';
import type lastHour from '../en/lastHour.json';
import type ledger from '../en/ledger.json';
import type lotServices from '../en/lotServices.json';
import type listing from '../en/listing.json';
import type lot from '../en/lot.json';
import type lots from '../en/lots.json';
import type machineSheet from '../en/machineSheet.json';
import type mail from '../en/mail.json';
import type notice from '../en/notice.json';
import type note from '../en/note.json';
import type notifications from '../en/notifications.json';
import type orders from '../en/orders.json';
import type palette from '../en/palette.json';
import type parties from '../en/parties.json';
import type pictures from '../en/pictures.json';
import type prices from '../en/prices.json';
import type prolong from '../en/prolong.json';
import type purchases from '../en/purchases.json';
import type receipts from '../en/receipts.json';
import type receiptFile from '../en/receipts.file.json';
import type receiptRequest from '../en/receipts.request.json';
import type rights from '../en/rights.json';
import type refusals from '../en/refusals.json';
import type searches from '../en/searches.json';
import type senders from '../en/senders.json';
import type sharing from '../en/sharing.json';
import type sheet from '../en/sheet.json';
import type shippingFiles from '../en/shippingFiles.json';
import type shell from '../en/shell.json';
import type site from '../en/site.json';
import type start from '../en/start.json';
import type tariffs from '../en/tariffs.json';
import type translation from '../en/translation.json';
import type translationDesk from '../en/translationDesk.json';
import type ui from '../en/ui.json';
import type tasks from '../en/tasks.json';
import type way from '../en/way.json';
import type yard from '../en/yard.json';

type EnglishMessages = typeof announce &
  typeof allocations &
  typeof bank &
  typeof billing &
  typeof bidRefusals &
  typeof factorRefusals &
  typeof rareRefusals &
  typeof translationRefusals &
  typeof serviceRefusals &
  typeof tariffRefusals &
  typeof voyageRefusals &
  typeof voyages &
  typeof bidding &
  typeof bidDesk &
  typeof bids &
  typeof carPapers &
  typeof carPaperRefusals &
  typeof catalogue &
  typeof chat &
  typeof clients &
  typeof company &
  typeof companyEditor &
  typeof dashboard &
  typeof debts &
  typeof eligibility &
  typeof exportDesk &
  typeof exportTexts &
  typeof factor &
  typeof failures &
  typeof favouriteList &
  typeof favourites &
  typeof field &
  typeof filters &
  typeof identity &
  typeof profile &
  typeof instruction &
  typeof keys &
  typeof formDialog &
  typeof lastHour &
  typeof ledger &
  typeof lotServices &
  typeof listing &
  typeof lot &
  typeof machineSheet &
  typeof lots &
  typeof mail &
  typeof note &
  typeof notice &
  typeof notifications &
  typeof orders &
  typeof palette &
  typeof parties &
  typeof pictures &
  typeof prices &
  typeof prolong &
  typeof purchases &
  typeof refusals &
  typeof invoiceRefusals &
  typeof invoices &
  typeof receipts &
  typeof receiptFile &
  typeof receiptRequest &
  typeof rights &
  typeof searches &
  typeof senders &
  typeof sharing &
  typeof sheet &
  typeof shell &
  typeof shippingFiles &
  typeof site &
  typeof start &
  typeof tariffs &
  typeof tasks &
  typeof translation &
  typeof translationDesk &
  typeof ui &
  typeof way &
  typeof yard;

/** A key that no English file has does not compile. */
export type MessageId = keyof EnglishMessages;

export type MessageValues = Readonly<Record<string, string | number>>;
