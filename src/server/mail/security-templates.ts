import { z } from 'zod'
import type { TwoFactorChange } from '#domain/events/events.ts'
import { greet } from './greet.ts'
import type { MailTemplate } from './queue-mail.ts'
import type { MailFacts, Template } from './template.ts'

type SecurityTemplate = Extract<MailTemplate, 'new-device' | 'two-factor-changed'>

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
}
const changeIn = z.enum(['on', 'off', 'codes']).catch('on')
const notMe = 'Se não foi você, crie uma nova senha agora pelo botão acima e fale com o nosso suporte.'
const resetUrl = ({ origin }: MailFacts): string => `${origin}/esqueci-senha`

export const securityTemplates: Record<SecurityTemplate, Template> = {
  'new-device': {
    essential: true,
    write: (facts) => ({
      subject: `Novo acesso à sua conta na ${facts.siteName}`,
      greeting: greet(facts.name),
      paragraphs: [
        `Alguém entrou na sua conta na ${facts.siteName} em um navegador que você ainda não tinha usado.`,
        [
          `Quando: ${facts.signIn.at}`,
          `Aparelho: ${facts.signIn.device}`,
          ...(facts.signIn.ip ? [`Endereço IP: ${facts.signIn.ip}`] : []),
        ].join('\n'),
        'Se foi você, não é preciso fazer nada.',
      ],
      button: { label: 'Não fui eu', url: resetUrl(facts) },
      notes: [`${notMe} A nova senha encerra todos os acessos abertos.`],
    }),
  },
  'two-factor-changed': {
    essential: true,
    write: (facts) => {
      const change = changeIn.parse(facts.details['change'])
      const { subject, paragraph } = changes[change](facts.siteName)
      return {
        subject,
        greeting: greet(facts.name),
        paragraphs: [paragraph, 'Se foi você, não é preciso fazer nada.'],
        button: { label: 'Não fui eu', url: resetUrl(facts) },
        notes: [notMe],
      }
    },
  },
}
