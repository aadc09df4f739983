import { FACTOR_RESET_HOURS } from '#features/accounts/rules/factor-reset.ts'
import { formatsOf } from '#rules/language/formats.ts'
import { deviceName } from '#rules/sign-in/device-name.ts'
import type { TwoFactorChange } from '#rules/sign-in/two-factor-change.ts'
import type { WordsOf } from './mail-words.ts'
import { twoFactorChange } from './two-factor-change.ts'

const { moment } = formatsOf('pt_BR')

const changes: Record<TwoFactorChange, (siteName: string) => { subject: string; paragraph: string }> = {
  on: (siteName) => ({
    subject: `Verificação em duas etapas ativada na ${siteName}`,
    paragraph: `A verificação em duas etapas da sua conta na ${siteName} está ativa. A partir de agora, além da senha, pedimos um código do seu aplicativo. Guarde os códigos de recuperação em um lugar seguro: eles abrem a conta se você perder o celular.`,
  }),
  off: (siteName) => ({
    subject: `Verificação em duas etapas desativada na ${siteName}`,
    paragraph: `A verificação em duas etapas da sua conta na ${siteName} foi desativada. A partir de agora, a senha basta para entrar.`,
  }),
  codes: (siteName) => ({
    subject: `Novos códigos de recuperação na ${siteName}`,
    paragraph: `Sua conta na ${siteName} tem novos códigos de recuperação. Os anteriores não valem mais.`,
  }),
  passkey_added: (siteName) => ({
    subject: `Nova chave de acesso na ${siteName}`,
    paragraph: `Sua conta na ${siteName} tem uma nova chave de acesso. Com ela se entra sem a senha.`,
  }),
  passkey_removed: (siteName) => ({
    subject: `Chave de acesso removida na ${siteName}`,
    paragraph: `Uma chave de acesso da sua conta na ${siteName} foi removida, e os outros aparelhos saíram da conta.`,
  }),
  reset_asked: (siteName) => ({
    subject: `Pedido para retirar a verificação em duas etapas na ${siteName}`,
    paragraph: `A nossa equipe recebeu o pedido de retirar a verificação em duas etapas da sua conta na ${siteName}, porque o celular e os códigos se perderam. Ela será retirada em ${FACTOR_RESET_HOURS} horas. Para cancelar, entre com um código, toque em Manter em Configurações, Segurança, ou crie uma nova senha.`,
  }),
  reset_cancelled: (siteName) => ({
    subject: `A verificação em duas etapas continua na ${siteName}`,
    paragraph: `O pedido de retirar a verificação em duas etapas da sua conta na ${siteName} foi cancelado. Tudo continua como estava.`,
  }),
  reset: (siteName) => ({
    subject: `Verificação em duas etapas retirada na ${siteName}`,
    paragraph: `A nossa equipe retirou a verificação em duas etapas da sua conta na ${siteName}, como foi pedido, e encerrou todos os acessos. Entre com a senha e ative-a de novo com o novo celular.`,
  }),
}
const wasMe = 'Se foi você, não é preciso fazer nada.'
const button = 'Não fui eu'
const notMe = 'Se não foi você, crie uma nova senha agora pelo botão acima e fale com o nosso suporte.'
const bothNeeded =
  'O link vale por 24 horas e funciona uma única vez. O e-mail só muda depois que os dois forem usados.'

export const securityWords: WordsOf<
  | 'reset-password'
  | 'password-changed'
  | 'new-device'
  | 'two-factor-changed'
  | 'approve-email-change'
  | 'confirm-email-change'
  | 'email-changed'
> = {
  'reset-password': ({ siteName }) => ({
    subject: `Redefina sua senha da ${siteName}`,
    paragraphs: [`Recebemos um pedido para redefinir a senha da sua conta na ${siteName}.`],
    button: 'Criar uma nova senha',
    notes: [
      'O link vale por 1 hora e funciona uma única vez. Se você pedir outro, só o mais recente funciona.',
      'Se não foi você, ignore esta mensagem: sua senha continua a mesma.',
    ],
  }),
  'password-changed': ({ siteName }) => ({
    subject: `Sua senha da ${siteName} foi alterada`,
    paragraphs: [
      `A senha da sua conta na ${siteName} acaba de ser alterada. Por segurança, as outras sessões foram encerradas.`,
      wasMe,
    ],
    button,
    notes: [notMe],
  }),
  'new-device': ({ siteName, signIn }) => ({
    subject: `Novo acesso à sua conta na ${siteName}`,
    paragraphs: [
      `Alguém entrou na sua conta na ${siteName} em um navegador que você ainda não tinha usado.`,
      [
        `Quando: ${moment(signIn.at, signIn.timeZone)}`,
        `Aparelho: ${deviceName(signIn.device, 'pt_BR')}`,
        ...(signIn.ip ? [`Endereço IP: ${signIn.ip}`] : []),
      ].join('\n'),
      wasMe,
    ],
    button,
    notes: [`${notMe} A nova senha encerra todos os acessos abertos.`],
  }),
  'two-factor-changed': (facts) => {
    const { subject, paragraph } = changes[twoFactorChange(facts)](facts.siteName)
    return { subject, paragraphs: [paragraph, wasMe], button, notes: [notMe] }
  },
  'approve-email-change': ({ siteName, newEmail }) => ({
    subject: `Autorize a troca do seu e-mail na ${siteName}`,
    paragraphs: [
      `Recebemos um pedido para trocar o e-mail da sua conta na ${siteName} para ${newEmail}.`,
      'Se foi você, autorize a troca por aqui e use também o link que enviamos ao novo endereço.',
    ],
    button: 'Autorizar a troca',
    notes: [
      bothNeeded,
      'Se não foi você, não use o link: seu e-mail continua o mesmo. Por segurança, troque a sua senha.',
    ],
  }),
  // The reader may be a stranger whose address was typed by mistake, so the account's own address is not named.
  'confirm-email-change': ({ siteName }) => ({
    subject: `Confirme seu novo e-mail na ${siteName}`,
    paragraphs: [
      `Este endereço foi indicado como o novo e-mail de uma conta na ${siteName}. Para confirmar que ele é seu, abra o link no navegador em que você está na sua conta.`,
      'Enviamos outro link ao e-mail atual da conta, para autorizar a troca.',
    ],
    button: 'Confirmar novo e-mail',
    notes: [bothNeeded, 'Se você não pediu a troca, ignore esta mensagem.'],
  }),
  'email-changed': ({ siteName }) => ({
    subject: `O e-mail da sua conta na ${siteName} mudou`,
    paragraphs: [
      `O e-mail da sua conta na ${siteName} acaba de ser trocado, com a autorização dos dois endereços. A partir de agora, entre com o novo.`,
      'Por segurança, as outras sessões foram encerradas.',
    ],
    button,
    notes: ['Se foi você, não é preciso fazer nada. Se não foi, fale com o nosso suporte agora pelo botão acima.'],
  }),
}
