/** A channel's name as names of channels are compared: without letter case and surrounding blanks (NS-017). */
export const canalKey = (canal: string): string => canal.trim().toLowerCase();
