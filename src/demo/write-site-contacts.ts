import type { Context } from '#server/context.ts'
import { demoEmail } from './demo-people.ts'

/** Invented contacts, so that the pages show where the real ones appear; settings that an admin has changed are kept. */
export async function writeSiteContacts(tx: Context): Promise<void> {
  await tx.db
    .updateTable('site_settings')
    .set({
      support_email: demoEmail('atendimento'),
      contact_emails: [demoEmail('contato'), demoEmail('parcerias')],
      contact_phones: ['+55 11 4000-0000', '+55 11 94000-0000'],
      office_address: 'Avenida da Travessia, 1000, 10º andar, São Paulo, SP, 01000-001',
      legal_name: 'Travessia Demonstração Ltda.',
      cnpj: 'TRAVDEMO000164',
      seller_address: 'Avenida da Travessia, 1000, 10º andar, São Paulo, SP, 01000-001',
      officer_name: 'Helena Prado',
      officer_email: demoEmail('dados'),
      processors: JSON.stringify({ hosting: { name: 'Este computador (demonstração)', country: 'BR', mechanism: '' } }),
    })
    .where('support_email', 'is', null)
    .where('office_address', 'is', null)
    .execute()
}
