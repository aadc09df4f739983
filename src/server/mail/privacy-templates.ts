import { greet } from './greet.ts'
import type { MailTemplate } from './queue-mail.ts'
import type { Template } from './template.ts'

type PrivacyTemplate = Extract<MailTemplate, 'account-erased'>

export const privacyTemplates: Record<PrivacyTemplate, Template> = {
  'account-erased': {
    essential: true,
    forgotten: true,
    write: ({ siteName, origin, name }) => ({
      subject: `Sua conta na ${siteName} foi apagada`,
      greeting: greet(name),
      paragraphs: [
        `Como você pediu, apagamos a sua conta na ${siteName}, com os seus dados e os seus arquivos. Pedidos que estavam em andamento foram encerrados.`,
        'Guardamos só o que a lei exige: os registros de pagamento, sem os seus dados pessoais. Este é o último e-mail que enviamos, e este endereço também sai dos nossos registros depois do envio.',
      ],
      notes: [
        `Se não foi você, fale com a gente por ${origin}/contato.`,
        'Você pode criar uma nova conta quando quiser. Ela começa vazia.',
      ],
    }),
  },
}
