import type { Language } from '@seri/domain/common/languages';

interface DemoTranslation {
  email: string;
  language: Language;
  question: string;
  answer?: { en: string; ru: string };
}

/** Requests of accounts of the demonstration: one is answered, one open, one has a question. */
export const demoTranslations: readonly DemoTranslation[] = [
  {
    email: 'client@demo.seri',
    language: 'en',
    question: '',
    answer: {
      en: 'The inspector notes: one owner, serviced by the dealer, records to the last inspection.\nRear left door repainted. Small stone chips on the bonnet. The interior is clean, with a light stain on the boot carpet.\nBoth keys and the manual are with the car.',
      ru: 'Отметки инспектора: один владелец, обслуживание у дилера, записи до последнего осмотра.\nЗадняя левая дверь перекрашена. Мелкие сколы на капоте. Салон чистый, лёгкое пятно на ковре багажника.\nОба ключа и руководство при машине.',
    },
  },
  { email: 'dealer@demo.seri', language: 'en', question: '' },
  {
    email: 'vip@demo.seri',
    language: 'ru',
    question: 'Что написано от руки в правом нижнем углу? Есть ли ржавчина снизу?',
  },
];
