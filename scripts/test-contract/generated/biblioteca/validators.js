// Generated from scripts/test-contract/main.tsp by npm run generate; do not edit.
const formats = (() => {
/**
 * String formats of the contracts of freight, as functions: a pattern alone would let 30 February pass. They take the place of the
 * usual ones of their names. The text of this file is copied into the generated validators, so it imports nothing.
 */
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** `YYYY-MM-DD` at `from`, a day of the calendar, years 1970 to 2200. */
function isDate(text, from = 0) {
    const year = digits(text, from, 4);
    const month = digits(text, from + 5, 2);
    const day = digits(text, from + 8, 2);
    if (text[from + 4] !== "-" || text[from + 7] !== "-")
        return false;
    if (!(year >= 1970 && year <= 2200 && month >= 1 && month <= 12 && day >= 1))
        return false;
    const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    return day <= DAYS[month - 1] + (leap ? 1 : 0);
}
/** `HH:mm:ss` at `from`, 00:00:00 to 23:59:59. */
function isTime(text, from) {
    return (text[from + 2] === ":" &&
        text[from + 5] === ":" &&
        digits(text, from, 2) <= 23 &&
        digits(text, from + 3, 2) <= 59 &&
        digits(text, from + 6, 2) <= 59);
}
/** Value of `count` ASCII digits at `from`; NaN when one of them is no digit. */
function digits(text, from, count) {
    let value = 0;
    for (let index = from; index < from + count; index++) {
        const digit = text.charCodeAt(index) - 48;
        if (!(digit >= 0 && digit <= 9))
            return Number.NaN;
        value = value * 10 + digit;
    }
    return value;
}
const isDay = (text) => text.length === 10 && isDate(text);
const isCivil = (text, separator) => text.length === 19 && text[10] === separator && isDate(text) && isTime(text, 11);
const OFFSET = /^(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
const TAIL = /^(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?$/;
/**
 * `YYYY-MM-DDTHH:mm:ss`, with a fraction, `Z` or an offset or without. Another zone may move an instant into the year before or
 * after: the first and the last year are no instants.
 */
function isMoment(text) {
    const tail = text.slice(19);
    const isInside = tail === "" || (text.slice(0, 4) > "1970" && text.slice(0, 4) < "2200");
    return isCivil(text.slice(0, 19), "T") && TAIL.test(tail) && isInside;
}
/** Format name -> does the text have it? */
const formats = {
    /** YYYY-MM-DD (RFC 3339 full-date) */
    date: isDay,
    /** YYYY-MM-DD HH:mm:ss */
    timestamp: (text) => isCivil(text, " "),
    /** YYYY-MM-DDTHH:mm:ss, no offset */
    "timestamp-iso": (text) => isCivil(text, "T"),
    /** A day, either civil timestamp, or an instant */
    "data-pedido": (text) => isDay(text) || isCivil(text, " ") || isMoment(text),
    /** `<start>TO<end>`, each a day or YYYY-MM-DDTHH:mm:ss */
    periodo: (text) => {
        const at = text.indexOf("TO");
        const ends = at < 0 ? [] : [text.slice(0, at), text.slice(at + 2)];
        return ends.length === 2 && ends.every((end) => isDay(end) || isCivil(end, "T"));
    },
    /** RFC 3339 date-time with offset, optional fraction */
    "date-time": (text) => {
        if (!isCivil(text.slice(0, 19), "T"))
            return false;
        return OFFSET.test(text.slice(19).replace(/^\.\d+/, ""));
    },
    /** Absolute http or https URL */
    uri: (text) => URL.canParse(text),
    url: (text) => URL.canParse(text),
    /** Exactly one @, something on both sides, no blanks */
    email: (text) => /^[^\s@]+@[^\s@]+$/.test(text),
    /** 32 hexadecimal digits, or the hyphenated form */
    uuid: (text) => /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i.test(text),
};
return formats;
})();
/**
 * Is a number a whole multiple of a step, both taken as the decimals that they are written as? 447.75 is one of 0.15, although
 * no quotient of the two doubles is whole.
 */
function isMultipleOf(value, step) {
    const decimal = (number) => {
        const [mantissa = "", exponent = "0"] = String(number).split("e");
        const [whole = "", fraction = ""] = mantissa.split(".");
        return [BigInt(whole + fraction), fraction.length - Number(exponent)];
    };
    if (value === 0 || !Number.isFinite(value))
        return value === 0;
    const [digits, places] = decimal(value);
    const [stepDigits, stepPlaces] = decimal(step);
    const shift = BigInt(Math.abs(places - stepPlaces));
    return places < stepPlaces
        ? (digits * 10n ** shift) % stepDigits === 0n
        : digits % (stepDigits * 10n ** shift) === 0n;
}

/** Length of a string in code points (JSON Schema counts characters, not UTF-16 units): asked only of strings that have more units than allowed. */
function ucs2length(text) {
    let length = text.length;
    for (let index = 0; index < text.length - 1; index++) {
        const unit = text.charCodeAt(index);
        if (unit >= 0xd800 && unit <= 0xdbff && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00) {
            length--;
            index++;
        }
    }
    return length;
}

"use strict";
const v0 = validate0;
const schema0 = {"type":"object","properties":{"title":{"type":"string"},"page":{"type":"integer","minimum":1,"maximum":2147483647},"maxPrice":{"$ref":"Price?request"},"available":{"type":"boolean"},"kind":{"type":"array","items":{"type":"string","enum":["novel","poetry"]}}},"required":[],"nullIsAbsent":["title","page","maxPrice","available","kind"]};
const schema1 = {"type":"number","minimum":0,"maximum":9999999.99,"nearMultipleOf":0.01,"$id":"Price?request"};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["title"] === null){
delete data["title"];
}
if(data["page"] === null){
delete data["page"];
}
if(data["maxPrice"] === null){
delete data["maxPrice"];
}
if(data["available"] === null){
delete data["available"];
}
if(data["kind"] === null){
delete data["kind"];
}
if(data.title !== undefined){
const _errs1 = errors;
if(typeof data.title !== "string"){
validate0.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.page !== undefined){
let data1 = data.page;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate0.errors = [{instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
validate0.errors = [{instancePath:instancePath+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate0.errors = [{instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxPrice !== undefined){
let data2 = data.maxPrice;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
const near0 = Math.round(data2 * 100) / 100;
if(Math.abs(near0 - data2) > 0.000001){
validate0.errors = [{instancePath:instancePath+"/maxPrice",schemaPath:"Price?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.01}}];
return false;
}
else {
if(near0 !== data2){
data2 = near0 + 0;
if(data !== undefined){
data["maxPrice"] = data2;
}
}
if(data2 > 9999999.99 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/maxPrice",schemaPath:"Price?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/maxPrice",schemaPath:"Price?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/maxPrice",schemaPath:"Price?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.available !== undefined){
const _errs8 = errors;
if(typeof data.available !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/available",schemaPath:"#/properties/available/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data4 = data.kind;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs12 = errors;
if(typeof data5 !== "string"){
validate0.errors = [{instancePath:instancePath+"/kind/" + i0,schemaPath:"#/properties/kind/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data5 === "novel") || (data5 === "poetry"))){
validate0.errors = [{instancePath:instancePath+"/kind/" + i0,schemaPath:"#/properties/kind/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.kind.items.enum}}];
return false;
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

const v1 = validate1;
const schema2 = {"type":"object","required":["page","total","books"],"properties":{"page":{"type":"integer","minimum":-2147483648,"maximum":2147483647},"total":{"type":"integer","minimum":-2147483648,"maximum":2147483647},"books":{"type":"array","items":{"$ref":"Book"}}},"$id":"Books"};
const schema3 = {"type":"object","required":["id","title","price","kind","summary","copies","bought"],"properties":{"id":{"type":"integer","minimum":-2147483648,"maximum":2147483647},"title":{"type":"string"},"price":{"$ref":"Price"},"kind":{"anyOf":[{"type":"string","enum":["novel","poetry"]},{"type":"null"}]},"summary":{"anyOf":[{"type":"string"},{"type":"null"}]},"copies":{"type":"array","items":{"$ref":"Copy"}},"bought":{"anyOf":[{"$ref":"Day"},{"type":"null"}]}},"$id":"Book"};
const schema4 = {"type":"number","minimum":0,"maximum":9999999.99,"multipleOf":0.01,"$id":"Price"};
const schema5 = {"type":"object","required":["shelf"],"properties":{"shelf":{"type":"integer","minimum":1,"maximum":2147483647},"note":{"type":"string","maxLength":20}},"$id":"Copy"};
const schema6 = {"type":"string","format":"date","$id":"Day"};
const func0 = isMultipleOf;
const func1 = ucs2length;
const formats0 = formats.date;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Book" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.price === undefined) && (missing0 = "price"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.summary === undefined) && (missing0 = "summary"))) || ((data.copies === undefined) && (missing0 = "copies"))) || ((data.bought === undefined) && (missing0 = "bought"))){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate2.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate2.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < -2147483648 || isNaN(data0)){
validate2.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs3 = errors;
if(typeof data.title !== "string"){
validate2.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.price !== undefined){
let data2 = data.price;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9999999.99 || isNaN(data2)){
validate2.errors = [{instancePath:instancePath+"/price",schemaPath:"Price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate2.errors = [{instancePath:instancePath+"/price",schemaPath:"Price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data2 * 100) / 100 !== data2){
validate2.errors = [{instancePath:instancePath+"/price",schemaPath:"Price/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/price",schemaPath:"Price/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data3 = data.kind;
const _errs8 = errors;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(typeof data3 !== "string"){
const err0 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data3 === "novel") || (data3 === "poetry"))){
const err1 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema3.properties.kind.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs12 = errors;
if(data3 !== null){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate2.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary !== undefined){
let data4 = data.summary;
const _errs14 = errors;
const _errs15 = errors;
let valid3 = false;
const _errs16 = errors;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs16 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs18 = errors;
if(data4 !== null){
const err5 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid1 = _errs18 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err6 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate2.errors = vErrors;
return false;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.copies !== undefined){
let data5 = data.copies;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data5)){
var valid4 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if((data6.shelf === undefined) && (missing1 = "shelf")){
validate2.errors = [{instancePath:instancePath+"/copies/" + i0,schemaPath:"Copy/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data6.shelf !== undefined){
let data7 = data6.shelf;
const _errs25 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate2.errors = [{instancePath:instancePath+"/copies/" + i0+"/shelf",schemaPath:"Copy/properties/shelf/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs25){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2147483647 || isNaN(data7)){
validate2.errors = [{instancePath:instancePath+"/copies/" + i0+"/shelf",schemaPath:"Copy/properties/shelf/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data7 < 1 || isNaN(data7)){
validate2.errors = [{instancePath:instancePath+"/copies/" + i0+"/shelf",schemaPath:"Copy/properties/shelf/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid6 = _errs25 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.note !== undefined){
let data8 = data6.note;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data8 === "string"){
if(data8.length > 20 && func1(data8) > 20){
validate2.errors = [{instancePath:instancePath+"/copies/" + i0+"/note",schemaPath:"Copy/properties/note/maxLength",keyword:"maxLength",params:{limit: 20}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/copies/" + i0+"/note",schemaPath:"Copy/properties/note/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs27 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/copies/" + i0,schemaPath:"Copy/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs22 === errors;
if(!valid4){
break;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/copies",schemaPath:"#/properties/copies/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bought !== undefined){
let data9 = data.bought;
const _errs29 = errors;
const _errs30 = errors;
let valid7 = false;
const _errs31 = errors;
const _errs32 = errors;
if(errors === _errs32){
if(errors === _errs32){
if(typeof data9 === "string"){
if(!(formats0(data9))){
const err7 = {instancePath:instancePath+"/bought",schemaPath:"Day/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/bought",schemaPath:"Day/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
var _valid2 = _errs31 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const _errs34 = errors;
if(data9 !== null){
const err9 = {instancePath:instancePath+"/bought",schemaPath:"#/properties/bought/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid2 = _errs34 === errors;
valid7 = valid7 || _valid2;
}
if(!valid7){
const err10 = {instancePath:instancePath+"/bought",schemaPath:"#/properties/bought/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
validate2.errors = vErrors;
return false;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Books" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.page === undefined) && (missing0 = "page")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.books === undefined) && (missing0 = "books"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.page !== undefined){
let data0 = data.page;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate1.errors = [{instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate1.errors = [{instancePath:instancePath+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < -2147483648 || isNaN(data0)){
validate1.errors = [{instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data1 = data.total;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate1.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
validate1.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data1 < -2147483648 || isNaN(data1)){
validate1.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.books !== undefined){
let data2 = data.books;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate2(data2[i0], {instancePath:instancePath+"/books/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/books",schemaPath:"#/properties/books/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}

const v2 = validate4;
const schema7 = {"type":"object","required":["mensagem"],"properties":{"mensagem":{"type":"string","maxLength":255}},"$id":"Erro"};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Erro" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.mensagem === undefined) && (missing0 = "mensagem")){
validate4.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.mensagem !== undefined){
let data0 = data.mensagem;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 255 && func1(data0) > 255){
validate4.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"#/properties/mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate4.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"#/properties/mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}

const v3 = validate5;
const schema8 = {"type":"object","properties":{"request-source":{"type":"string"}},"required":[],"nullIsAbsent":["request-source"]};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["request-source"] === null){
delete data["request-source"];
}
if(data["request-source"] !== undefined){
if(typeof data["request-source"] !== "string"){
validate5.errors = [{instancePath:instancePath+"/request-source",schemaPath:"#/properties/request-source/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate5.errors = vErrors;
return errors === 0;
}

const v4 = validate6;
const schema9 = {"type":"object","required":["title","price","copies"],"properties":{"title":{"type":"string","minLength":1,"maxLength":40},"price":{"$ref":"Price?request"},"kind":{"type":"string","enum":["novel","poetry"]},"summary":{"type":"string","maxLength":200},"copies":{"type":"array","items":{"$ref":"Copy?request"},"minItems":1,"maxItems":5},"bought":{"$ref":"Day?request"},"available":{"type":"boolean"}},"nullIsAbsent":["kind","summary","bought","available"],"$id":"BookData?request"};
const schema11 = {"type":"object","required":["shelf"],"properties":{"shelf":{"type":"integer","minimum":1,"maximum":2147483647},"note":{"type":"string","maxLength":20}},"nullIsAbsent":["note"],"$id":"Copy?request"};
const schema12 = {"type":"string","format":"date","$id":"Day?request"};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BookData?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.title === undefined) && (missing0 = "title")) || ((data.price === undefined) && (missing0 = "price"))) || ((data.copies === undefined) && (missing0 = "copies"))){
validate6.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["kind"] === null){
delete data["kind"];
}
if(data["summary"] === null){
delete data["summary"];
}
if(data["bought"] === null){
delete data["bought"];
}
if(data["available"] === null){
delete data["available"];
}
if(data.title !== undefined){
let data0 = data.title;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 40 && func1(data0) > 40){
validate6.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(func1(data0) < 1){
validate6.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate6.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.price !== undefined){
let data1 = data.price;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
const near0 = Math.round(data1 * 100) / 100;
if(Math.abs(near0 - data1) > 0.000001){
validate6.errors = [{instancePath:instancePath+"/price",schemaPath:"Price?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.01}}];
return false;
}
else {
if(near0 !== data1){
data1 = near0 + 0;
if(data !== undefined){
data["price"] = data1;
}
}
if(data1 > 9999999.99 || isNaN(data1)){
validate6.errors = [{instancePath:instancePath+"/price",schemaPath:"Price?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate6.errors = [{instancePath:instancePath+"/price",schemaPath:"Price?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate6.errors = [{instancePath:instancePath+"/price",schemaPath:"Price?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data2 = data.kind;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate6.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data2 === "novel") || (data2 === "poetry"))){
validate6.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema9.properties.kind.enum}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary !== undefined){
let data3 = data.summary;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length > 200 && func1(data3) > 200){
validate6.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.copies !== undefined){
let data4 = data.copies;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
if(data4.length > 5){
validate6.errors = [{instancePath:instancePath+"/copies",schemaPath:"#/properties/copies/maxItems",keyword:"maxItems",params:{limit: 5}}];
return false;
}
else {
if(data4.length < 1){
validate6.errors = [{instancePath:instancePath+"/copies",schemaPath:"#/properties/copies/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((data5.shelf === undefined) && (missing1 = "shelf")){
validate6.errors = [{instancePath:instancePath+"/copies/" + i0,schemaPath:"Copy?request/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data5["note"] === null){
delete data5["note"];
}
if(data5.shelf !== undefined){
let data6 = data5.shelf;
const _errs15 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate6.errors = [{instancePath:instancePath+"/copies/" + i0+"/shelf",schemaPath:"Copy?request/properties/shelf/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs15){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2147483647 || isNaN(data6)){
validate6.errors = [{instancePath:instancePath+"/copies/" + i0+"/shelf",schemaPath:"Copy?request/properties/shelf/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate6.errors = [{instancePath:instancePath+"/copies/" + i0+"/shelf",schemaPath:"Copy?request/properties/shelf/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.note !== undefined){
let data7 = data5.note;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data7 === "string"){
if(data7.length > 20 && func1(data7) > 20){
validate6.errors = [{instancePath:instancePath+"/copies/" + i0+"/note",schemaPath:"Copy?request/properties/note/maxLength",keyword:"maxLength",params:{limit: 20}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/copies/" + i0+"/note",schemaPath:"Copy?request/properties/note/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
validate6.errors = [{instancePath:instancePath+"/copies/" + i0,schemaPath:"Copy?request/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
validate6.errors = [{instancePath:instancePath+"/copies",schemaPath:"#/properties/copies/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bought !== undefined){
let data8 = data.bought;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(errors === _errs20){
if(typeof data8 === "string"){
if(!(formats0(data8))){
validate6.errors = [{instancePath:instancePath+"/bought",schemaPath:"Day?request/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/bought",schemaPath:"Day?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.available !== undefined){
const _errs22 = errors;
if(typeof data.available !== "boolean"){
validate6.errors = [{instancePath:instancePath+"/available",schemaPath:"#/properties/available/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate6.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate6.errors = vErrors;
return errors === 0;
}

const v5 = validate2;

const v6 = validate7;
const schema13 = {"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["id"]};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate7.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate7.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate7.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate7.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
}
}
}
else {
validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate7.errors = vErrors;
return errors === 0;
}

const v7 = validate8;
const schema14 = {"type":"object","properties":{"shelf":{"type":"string"}},"required":["shelf"]};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.shelf === undefined) && (missing0 = "shelf")){
validate8.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.shelf !== undefined){
if(typeof data.shelf !== "string"){
validate8.errors = [{instancePath:instancePath+"/shelf",schemaPath:"#/properties/shelf/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate8.errors = vErrors;
return errors === 0;
}

const v8 = validate9;
const schema15 = {"type":"object","required":["lines"],"properties":{"lines":{"type":"integer","minimum":-2147483648,"maximum":2147483647}},"$id":"Imported"};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Imported" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.lines === undefined) && (missing0 = "lines")){
validate9.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.lines !== undefined){
let data0 = data.lines;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate9.errors = [{instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate9.errors = [{instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < -2147483648 || isNaN(data0)){
validate9.errors = [{instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
}
}
}
else {
validate9.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate9.errors = vErrors;
return errors === 0;
}

const v9 = validate10;
const schema16 = {"type":"object","properties":{"id":{"type":"integer","minimum":-2147483648,"maximum":2147483647}},"required":["id"]};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate10.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate10.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate10.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < -2147483648 || isNaN(data0)){
validate10.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
}
}
}
else {
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}

export const validators = {
  listBooks: {query: v0, responses: {"200": {"application/json": v1}, "400": {"application/json": v2}, "401": {"application/json": v2}, "500": {"application/json": v2}}},
  addBook: {headers: v3, body: {"application/json": v4}, responses: {"200": {"application/json": v5}, "400": {"application/json": v2}, "401": {"application/json": v2}, "409": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}}},
  readBook: {path: v6, responses: {"200": {"application/json": v5}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}}},
  removeBook: {path: v6, responses: {"204": {}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}}},
  importCopies: {path: v7, responses: {"200": {"application/json": v8}, "400": {"application/json": v2}, "401": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}}},
  showCover: {path: v9, responses: {"200": {}, "404": {"application/json": v2}, "500": {"application/json": v2}}},
};
export const componentValidators = {

};
