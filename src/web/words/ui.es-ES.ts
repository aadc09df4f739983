import type { TranslationOf } from '#rules/language/translation.ts'
import type { ui as portuguese } from './ui.pt-BR.ts'

export const ui: TranslationOf<typeof portuguese> = {
  close: 'Cerrar',
  loadMore: 'Cargar más',
  loadMoreFailed: 'No se ha podido cargar más. Inténtalo de nuevo.',
  unchanged: 'Cambia algo para guardarlo',
  clearFilters: 'Quitar filtros',
  loading: 'Cargando',
  retry: 'Intentar de nuevo',
  loadFailed: 'No se ha podido cargar',
  loadFailedText: 'Comprueba la conexión e inténtalo de nuevo.',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  toasts: 'Avisos',
  sortBy: ({ column }) => `Ordenar por ${column}`,
  dateAt: ({ date, time }) => `${date} a las ${time}`,
  copy: ({ what }) => `Copiar ${what}`,
  copied: ({ what }) => `Copiado: ${what}`,
  copyFailed: 'El navegador no ha permitido copiar',
}
