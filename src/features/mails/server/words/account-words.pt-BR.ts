import { retention } from '#rules/retention.ts'
import { brief } from './brief.ts'
import type { WordsOf } from './mail-words.ts'

const choice = 'Você escolhe o que recebe por e-mail em Configurações, na aba Notificações.'

export const accountWords: WordsOf<
  'verify-email' | 'invitation' | 'email-taken' | 'notification' | 'ticket-reply' | 'account-erased'
> = {
  'verify-email': ({ siteName }) => ({
    subject: `Confirme seu e-mail na ${siteName}`,
    paragraphs: [`Falta só um passo para concluir seu cadastro na ${siteName}: confirmar que este e-mail é seu.`],
    button: 'Confirmar meu e-mail',
    notes: [
      'O link vale por 24 horas e funciona uma única vez. Se você pedir outro, só o mais recente funciona.',
      'Se você não fez este cadastro, ignore esta mensagem.',
    ],
  }),
  invitation: ({ siteName, origin }) => ({
    subject: `Convite para a ${siteName}`,
    paragraphs: [
      `A equipe da ${siteName} criou uma conta para você. Para entrar, escolha a sua senha: isso também confirma este e-mail.`,
    ],
    button: 'Aceitar o convite',
    notes: [
      `O link vale por 7 dias e funciona uma única vez. Se ele vencer, peça outro em ${origin}/esqueci-senha.`,
      'Se você não esperava este convite, ignore esta mensagem.',
    ],
  }),
  'email-taken': ({ siteName, origin }) => ({
    subject: `Você já tem uma conta na ${siteName}`,
    paragraphs: [
      `Alguém tentou usar este e-mail em outro cadastro na ${siteName}, mas ele já é o da sua conta. Nada mudou nela.`,
      `Se foi você, basta entrar. Esqueceu a senha? Crie uma nova em ${origin}/esqueci-senha.`,
    ],
    button: 'Entrar na minha conta',
    notes: ['Se não foi você, não é preciso fazer nada.'],
  }),
  notification: ({ notification: { title, company, message } }) => ({
    subject: company ? `${title}: ${brief(company)}` : title,
    paragraphs: [message],
    button: 'Ver no meu painel',
    notes: [choice],
  }),
  'ticket-reply': ({ siteName, ticket }) => ({
    subject: `Resposta da ${siteName} ao seu chamado: ${brief(ticket.subject)}`,
    paragraphs: ticket.reply.split(/\n{2,}/),
    button: 'Continuar a conversa',
    notes: ['Para responder, use o botão acima: este e-mail não recebe respostas.', choice],
  }),
  'account-erased': ({ siteName, origin }) => ({
    subject: `Sua conta na ${siteName} foi apagada`,
    paragraphs: [
      `Como você pediu, apagamos a sua conta na ${siteName}, com os seus dados e os seus arquivos. Pedidos que estavam em andamento foram encerrados.`,
      `Guardamos só o que a lei exige: os registros de pagamento, sem os seus dados pessoais, e por ${retention.accessRecords.amount} meses data, hora e endereço IP dos acessos. Este é o último e-mail que enviamos, e este endereço também sai dos nossos registros depois do envio.`,
    ],
    notes: [
      `Se não foi você, fale com a gente por ${origin}/contato.`,
      'Você pode criar uma nova conta quando quiser. Ela começa vazia.',
    ],
  }),
}
