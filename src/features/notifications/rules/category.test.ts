import { expect, test } from 'vitest'
import { categoryOf } from './category.ts'

test.each([
  [{ title: 'Novo documento', message: '' }, 'document'],
  [{ title: 'Aviso', message: 'Seu documento chegou' }, 'document'],
  [{ title: 'Status atualizado', message: '' }, 'status'],
  [{ title: 'Empresa aprovada', message: '' }, 'status'],
  [{ title: 'Registro rejeitado', message: '' }, 'status'],
  [{ title: 'Aviso', message: 'status do pagamento' }, 'payment'],
  [{ title: 'Boas-vindas', message: 'Olá' }, 'general'],
] as const)('%j is %s', (notification, category) => expect(categoryOf(notification)).toBe(category))
