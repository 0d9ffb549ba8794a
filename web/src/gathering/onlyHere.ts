/** Whether only this computer can reach the server at the page's address: then a phone can do nothing with its link. */
export const onlyHere = (host = location.hostname): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(host);
