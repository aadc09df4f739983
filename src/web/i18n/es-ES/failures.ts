import type { failures as portuguese } from '#web/i18n/pt-BR/failures.ts'
import type { TranslationOf } from '#web/i18n/shape/translation.ts'

export const failures: TranslationOf<typeof portuguese> = {
  unknown: 'Algo ha salido mal. Inténtalo de nuevo.',
  noConnection: 'No se ha podido contactar con el servidor. Inténtalo de nuevo.',
  tooMany: ({ wait }) => `Demasiados intentos. Inténtalo de nuevo en ${wait}.`,
  byCode: {
    invalid: 'Revisa los campos marcados.',
    unauthenticated: 'Entra en tu cuenta para continuar.',
    invalid_credentials: 'Error de autenticación. Por favor, comprueba tus credenciales.',
    second_step_over: 'El tiempo para escribir el código ha terminado. Entra de nuevo.',
    account_disabled: 'Esta cuenta está desactivada. Habla con soporte.',
    forbidden: 'No tienes permiso para hacer eso.',
    password_change_required: 'Crea una contraseña nueva para continuar.',
    two_factor_required: 'Activa la verificación en dos pasos para continuar.',
    not_while_acting: 'Eso no se puede hacer mientras ves el producto como otra persona.',
    not_found: 'No encontramos lo que buscas.',
    conflict: 'Los datos han cambiado mientras editabas. Recarga e inténtalo de nuevo.',
    no_agent: 'Pronto se asignará un agente a tu proceso',
    papers_missing:
      'Faltan documentos obligatorios. Solo la administración puede aprobar así, con un motivo que el cliente lee.',
    link_expired: 'Este enlace ya no sirve. Pide uno nuevo.',
    wrong_password: 'La contraseña actual no es correcta',
    wrong_code: 'Código incorrecto o ya usado',
    account_not_created: 'No se ha podido crear la cuenta',
    weak_password: 'Esa contraseña es fácil de adivinar. Elige otra.',
    too_many_requests: 'Demasiados intentos. Espera un poco e inténtalo de nuevo.',
    internal: 'Algo ha salido mal por nuestra parte. Inténtalo de nuevo en un momento.',
    unavailable: 'El servicio está volviendo. Inténtalo de nuevo en un momento.',
  },
}
