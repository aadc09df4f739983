import type { TranslationOf } from '#rules/language/translation.ts'
import type { signUp as portuguese } from './sign-up.pt-BR.ts'

export const signUp: TranslationOf<typeof portuguese> = {
  title: 'Crea tu cuenta',
  intro: 'Es cosa de un minuto. Sigues cada etapa de la empresa en tu panel.',
  kept: 'El plan que elegiste está guardado en este navegador.',
  nameMissing: 'El nombre es obligatorio',
  passwordsDiffer: 'Las contraseñas no coinciden',
  nameInvalid: 'Usa hasta 200 letras, sin caracteres invisibles',
  passwordInvalid: 'Usa hasta 128 caracteres, sin caracteres invisibles',
  created: '¡Cuenta creada! Revisa tu correo.',
  failed: 'No se ha creado la cuenta',
  perhapsKnown: 'Si ya tienes una cuenta con este correo:',
  signInInstead: 'entra con ella',
  haveAccount: '¿Ya tienes una cuenta?',
  consent: 'Al crear la cuenta aceptas los',
  terms: 'Términos',
  and: 'y la',
  privacy: 'Política de privacidad',
  ownerTitle: 'Cuenta de Super Admin',
  ownerText:
    'Esta es la dirección del dueño de la plataforma. El acceso de Super Admin empieza cuando se confirme el correo.',
  ownerSubmit: 'Crear cuenta de Super Admin',
}
