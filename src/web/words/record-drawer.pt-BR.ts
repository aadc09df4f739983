export const recordDrawer = {
  previous: 'Registro anterior (tecla K)',
  next: 'Próximo registro (tecla J)',
}
