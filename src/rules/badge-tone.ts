/** The colours a status may be shown in; which status has which colour is a rule of its feature. */
export type BadgeTone = 'green' | 'yellow' | 'blue' | 'red' | 'grey'
