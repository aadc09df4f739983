import { own, type PersonalData } from '#server/personal-table.ts'

export const personalData = {
  wizard_drafts: {
    file: 'rascunho',
    about: {
      pt_BR: 'Cadastro de empresa que você começou e não enviou.',
      en_US: 'The registration of a company that you started and did not send.',
      es_ES: 'El registro de una empresa que empezaste y no enviaste.',
    },
    columns: ['created_at', 'updated_at', 'expires_at', 'step', 'data'],
    rows: own('user_id'),
    erase: 'rows',
  },
  order_keys: {
    file: 'chaves-de-pedido',
    about: {
      pt_BR: 'Marcas que evitam que o mesmo pedido seja feito duas vezes.',
      en_US: 'Marks that keep the same order from being placed twice.',
      es_ES: 'Marcas que evitan que el mismo pedido se haga dos veces.',
    },
    columns: ['key', 'business_registration_id', 'created_at'],
    rows: own('user_id'),
    erase: 'rows',
  },
  funnel_counts: 'impersonal',
} satisfies PersonalData
