import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

interface SmtpMoods {
  isRefusing: boolean;
  /** Takes a mail and hangs up without a word. */
  isDroppingAnswers: boolean;
  /** Says nothing at all. */
  isSilent: boolean;
  /** Milliseconds until it answers that it has taken a mail. */
  delay: number;
}

/** A minimal mail server for tests, in one of several moods. */
export async function openTinySmtpServer() {
  const messages: string[] = [];
  const state: SmtpMoods = { isRefusing: false, isDroppingAnswers: false, isSilent: false, delay: 0 };
  const server = createServer((socket) => converse(socket, messages, state)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { url: `smtp://127.0.0.1:${port}`, messages, state, close: () => server.close() };
}

function converse(socket: Socket, messages: string[], state: SmtpMoods): void {
  let pending = '';
  let isData = false;
  const say = (line: string) => void (state.isSilent || socket.write(`${line}\r\n`));
  socket.on('error', () => undefined);
  say('220 tiny ESMTP');
  socket.on('data', (chunk: Buffer) => {
    pending += chunk.toString();
    while (pending.includes(isData ? '\r\n.\r\n' : '\r\n')) {
      const [head, ...rest] = pending.split(isData ? '\r\n.\r\n' : '\r\n');
      pending = rest.join(isData ? '\r\n.\r\n' : '\r\n');
      if (isData) messages.push(head ?? '');
      if (isData && state.isDroppingAnswers) {
        socket.destroy();
        return;
      }
      if (isData && state.delay > 0) setTimeout(say, state.delay, '250 taken at last');
      else say(isData ? '250 taken' : answerTo(head ?? '', state.isRefusing));
      isData = !isData && /^data/i.test(head ?? '') && !state.isRefusing;
    }
  });
}

function answerTo(line: string, isRefusing: boolean): string {
  if (/^data/i.test(line)) return isRefusing ? '451 try again later' : '354 go ahead';
  if (/^starttls/i.test(line)) return '502 no TLS here';
  return /^quit/i.test(line) ? '221 bye' : '250 ok';
}
