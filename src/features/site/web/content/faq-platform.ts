import type { Question } from './content-shapes.ts'
import { figure } from './figure.ts'

export const faqPlatform: readonly Question[] = [
  {
    id: 'acompanhar-o-pedido',
    question: 'Como acompanho meu pedido?',
    answer:
      'Pelo painel. Ele mostra a etapa atual, os documentos que faltam e as mensagens do agente. Você também recebe avisos por e-mail.',
  },
  {
    id: 'meus-dados',
    question: 'Meus documentos ficam seguros?',
    answer:
      'Os arquivos são guardados criptografados. Só você e a equipe responsável podem abri-los, e cada leitura de documento de identidade fica registrada.',
    link: { label: 'Ler a política de privacidade', to: '/privacidade' },
  },
  {
    id: 'atendimento',
    question: 'O atendimento é em português?',
    answer: `Sim, por mensagem, e-mail e telefone. O chat funciona de segunda a sexta, das ${figure('chatWeek')}, horário de Brasília.`,
    link: { label: 'Ver contatos e horários', to: '/contato' },
    note: {
      text: 'Os telefones e horários em uso são os da página de contato. Fora do horário, deixe um chamado pelo painel.',
    },
  },
  {
    id: 'acesso-a-plataforma',
    question: 'Por quanto tempo tenho acesso à plataforma?',
    answer:
      'Enquanto a sua conta existir, em todos os planos. Você pode baixar os seus documentos aprovados quando quiser.',
    link: { label: 'Comparar planos', to: '/planos' },
  },
]
