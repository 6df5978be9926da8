import type { CompanyContent } from '@seri/contract/people/company.schema';

/** The public pages of the first content. An empty line separates paragraphs. */
export const firstPages: CompanyContent['pages'] = {
  about: {
    lead: {
      en: 'Seri Trading buys vehicles at Japanese auctions for people who cannot be in the auction hall themselves: dealers, garages and families in more than thirty countries.',
      ru: 'Seri Trading покупает технику на аукционах Японии для тех, кто не может сам сидеть в зале: для дилеров, автосервисов и частных покупателей более чем из тридцати стран.',
    },
    sections: [
      {
        heading: { en: 'Who we are', ru: 'Кто мы' },
        text: {
          en: 'We are an exporter in Yokohama with a licence for dealing in used goods and memberships at the auction houses themselves. Nobody stands between you and the hall: the bid you place here is the bid our people enter.\n\nThe desk speaks English, Russian and Japanese. Every client has one manager who knows the orders, the ports and the rules of the country they go to.',
          ru: 'Мы экспортёр из Иокогамы: у нас есть лицензия на торговлю подержанными товарами и собственное членство в аукционных домах. Между вами и залом нет посредников: ставку, которую вы сделали здесь, вводят наши сотрудники.\n\nМы говорим по-русски, по-английски и по-японски. У каждого клиента один менеджер, который знает его заказы, порты и правила страны назначения.',
        },
      },
      {
        heading: { en: 'What we do', ru: 'Что мы делаем' },
        text: {
          en: 'We show you the lots of the coming auctions with photos and auction sheets, translate the sheets, bid for you, pay the house, fetch the vehicle, deregister it in Japan, prepare the export documents and put it on a ship.\n\nWe also keep a stock of cars with a fixed price, which you can order without waiting for an auction.',
          ru: 'Мы показываем лоты ближайших торгов с фотографиями и аукционными листами, переводим листы, делаем за вас ставки, расплачиваемся с аукционом, забираем технику, снимаем её с учёта в Японии, готовим экспортные документы и отправляем судном.\n\nКроме того, у нас есть автомобили в наличии по фиксированной цене: их можно заказать, не дожидаясь торгов.',
        },
      },
      {
        heading: { en: 'When we work', ru: 'Когда мы работаем' },
        text: {
          en: 'Monday to Saturday, 9:00 to 18:00 Japan time (UTC+9). Auctions run from Monday to Saturday. On Japanese public holidays most houses are closed, and so are the banks.',
          ru: 'С понедельника по субботу, с 9:00 до 18:00 по времени Японии (UTC+9). Торги идут с понедельника по субботу. В дни японских государственных праздников большинство аукционов закрыто, банки тоже.',
        },
      },
    ],
  },
  howToBuy: {
    lead: {
      en: 'From registration to the port in six steps. All times are Japan time, all prices are in yen.',
      ru: 'От регистрации до порта за шесть шагов. Всё время указано по Японии, все цены в иенах.',
    },
    sections: [
      {
        heading: { en: 'Register', ru: 'Зарегистрируйтесь' },
        text: {
          en: 'Register with your name, email, country and phone, and confirm the email by the link we send. You can look at the auctions at once; bidding opens with your first deposit.',
          ru: 'Укажите имя, электронную почту, страну и телефон и подтвердите почту по ссылке из письма. Смотреть лоты можно сразу, а делать ставки после первого депозита.',
        },
      },
      {
        heading: { en: 'Send a deposit', ru: 'Внесите депозит' },
        text: {
          en: 'The first deposit is at least 100 000 ¥ by bank transfer. Once you sign in, we show the bank details and the reference that names you; put it in the payment details. A transfer from abroad takes 2 to 5 business days to arrive. We book it on the day it reaches our account, and you see it under Balance.\n\nThe deposit stays your money: it counts towards your purchases, and what is left we return on request, less the bank’s own fee.',
          ru: 'Первый депозит составляет не менее 100 000 ¥ банковским переводом. Реквизиты и назначение платежа, по которому мы узнаем ваш перевод, покажем после входа. Перевод из-за рубежа идёт от 2 до 5 рабочих дней. Мы записываем его в день поступления на наш счёт, и вы увидите его в разделе «Баланс».\n\nДепозит остаётся вашими деньгами: он засчитывается в оплату покупок, а остаток мы вернём по вашей просьбе за вычетом комиссии банка.',
        },
      },
      {
        heading: { en: 'Choose and bid', ru: 'Выберите лот и сделайте ставку' },
        text: {
          en: 'Read the auction sheet first: the grade sums up the condition, the drawing marks every scratch and repair. Ask for a translation if a remark is not clear.\n\nYour bid is the most you are ready to pay for the lot at the auction, without fees and shipping. If two clients bid the same amount, the one who bid first goes first.',
          ru: 'Сначала изучите аукционный лист: оценка говорит о состоянии в целом, а на схеме отмечены все царапины и следы ремонта. Если пометка непонятна, закажите перевод.\n\nВ ставке укажите самую высокую цену, которую вы готовы заплатить за лот в зале, без сборов и доставки. Если два клиента предложили одну и ту же сумму, выше та ставка, что сделана раньше.',
        },
      },
      {
        heading: { en: 'Watch the deadlines', ru: 'Следите за сроками' },
        text: {
          en: 'Bidding for an auction closes 60 minutes before its first lot, unless the lot says otherwise. A bid can be cancelled until 2 hours before the first lot; after that it can only be raised. Each lot shows its deadlines in Japan time and in yours.',
          ru: 'Приём ставок на аукцион закрывается за 60 минут до первого лота, если у лота не указано иное. Отменить ставку можно не позже чем за 2 часа до первого лота, потом её можно только повысить. Сроки у каждого лота показаны по времени Японии и по вашему.',
        },
      },
      {
        heading: { en: 'Pay', ru: 'Оплатите покупку' },
        text: {
          en: 'When you win, we send an email, and the invoice follows: the sold price, the auction’s fee, our commission, transport to the port and the freight. Please pay within 5 business days; houses charge for a vehicle that is fetched late.',
          ru: 'О выигрыше мы сообщим письмом, затем выставим счёт: цена продажи, сбор аукциона, наша комиссия, доставка до порта и фрахт. Оплатите его, пожалуйста, в течение 5 рабочих дней: за просроченный вывоз аукционы берут плату.',
        },
      },
      {
        heading: { en: 'Shipping', ru: 'Доставка' },
        text: {
          en: 'We bring the vehicle to the port, usually within a week, and book the next ship: RoRo for vehicles that drive, containers for parts, motorcycles and vehicles that do not. Export documents take about 10 days after deregistration.\n\nYou follow every step among your purchases: port, ship, departure, arrival, and the documents as files. The originals travel by courier.',
          ru: 'Мы привезём технику в порт, обычно в течение недели, и забронируем ближайшее судно: ролкер для машин на ходу, контейнер для запчастей, мотоциклов и машин не на ходу. Экспортные документы готовы примерно через 10 дней после снятия с учёта.\n\nКаждый шаг виден в ваших покупках: порт, судно, отход, приход и документы в файлах. Оригиналы мы отправляем курьером.',
        },
      },
      {
        heading: { en: 'What an auction purchase means', ru: 'Что значит покупка на аукционе' },
        text: {
          en: 'Vehicles are sold as seen. The auction house answers for what its sheet says, for a few days and within its own rules; nobody gives a warranty on a used vehicle beyond that. A bid that has won is a purchase and cannot be cancelled.',
          ru: 'Техника продаётся в том состоянии, в каком она есть. Аукцион отвечает за сведения в своём листе несколько дней и по своим правилам; других гарантий на подержанную технику никто не даёт. Выигравшая ставка является покупкой, отказаться от неё нельзя.',
        },
      },
    ],
  },
  makeAnOrder: {
    lead: {
      en: 'No time to go through the lists yourself? Tell us what you are looking for, and your manager searches, checks and suggests.',
      ru: 'Нет времени просматривать списки самостоятельно? Расскажите, что вы ищете: менеджер подберёт, проверит и предложит варианты.',
    },
    sections: [
      {
        heading: { en: 'What to tell us', ru: 'Что нам сообщить' },
        text: {
          en: 'Write by email or WhatsApp:\n\nMaker and model, from which year to which.\n\nEngine, gearbox and drive, if they matter. The highest mileage and the lowest grade you accept. Colours you want and those you do not.\n\nYour budget in yen, with or without shipping, and the port or town it should arrive in.',
          ru: 'Напишите нам на почту или в WhatsApp:\n\nМарку, модель и годы выпуска.\n\nДвигатель, коробку передач и привод, если они важны. Наибольший пробег и наименьшую оценку, на которые вы согласны. Желательные и нежелательные цвета.\n\nБюджет в иенах, с доставкой или без неё, а также порт или город назначения.',
        },
      },
      {
        heading: { en: 'What happens then', ru: 'Что будет дальше' },
        text: {
          en: 'Within one business day a manager answers with what such vehicles sold for in the last months, and says honestly if the budget does not fit.\n\nThen you get suggestions from the coming auctions, each with photos and a translated sheet. You decide on every lot; we never bid without your go-ahead.',
          ru: 'В течение одного рабочего дня менеджер напишет, по каким ценам такая техника продавалась в последние месяцы, и честно скажет, если бюджета не хватает.\n\nЗатем вы будете получать варианты с ближайших торгов, каждый с фотографиями и переводом листа. Решение по каждому лоту за вами: без вашего согласия мы ставок не делаем.',
        },
      },
      {
        heading: { en: 'What it costs', ru: 'Сколько это стоит' },
        text: {
          en: 'The search is free. You pay our usual commission when you buy, and need the same deposit as for bidding yourself.',
          ru: 'Подбор бесплатный. При покупке вы платите обычную комиссию, депозит нужен такой же, как для самостоятельных ставок.',
        },
      },
    ],
  },
};
