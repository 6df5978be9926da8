import { phoneDigits } from '@seri/domain/people/phone';

export const whatsappHref = (phone: string): string => `https://wa.me/${phoneDigits(phone)}`;
export const phoneHref = (phone: string): string => `tel:+${phoneDigits(phone)}`;
