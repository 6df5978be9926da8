/** R94: a sender that is remembered is another name of the client, or somebody who pays for it. */
export const senderKinds = ['alias', 'agent'] as const;
export type SenderKind = (typeof senderKinds)[number];
